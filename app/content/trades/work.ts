import type { Page } from "../types";
import type { TradeSlug } from "./names";

/** The page that leads to those of the trades. */
export const work = {
  page: {
    path: "/work",
    title: "Your work and AI: help by trade",
    description:
      "For call centers, writing, translating and acting: what to do this week, the law, relief funds, unions, and next jobs with pay.",
  } satisfies Page,
  heading: "Help for your trade",
  lead: "What to do this week, your rights, money, and next jobs.",
  trades: "Four trades so far",
  /** Each line says what is on its page. */
  onPage: {
    "call-center":
      "Laws on moved call centers in New York and New Jersey, layoff notices, the union, and three next jobs.",
    writing: "Laws on late pay in three states, two relief funds, guilds and unions, and three next jobs.",
    translation:
      "Where a person must check a machine, laws on late pay, a relief fund for translators of books, and three next jobs.",
    acting:
      "Clauses on copies of your voice and face, laws in four states, three funds, and three next jobs.",
  } satisfies Record<TradeSlug, string>,
  others: {
    search: {
      action: "/services/support-and-resources#results",
      label: "Another trade? Type what you do",
      placeholder: "designer",
      submit: "Find help",
    },
    week: { label: "First steps for everyone", to: "/first-week" },
  },
} as const;
