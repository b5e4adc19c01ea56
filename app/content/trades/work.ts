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
    "call-center": "Laws on moved call centers in New York and New Jersey, layoff notices, and the union.",
    writing: "Laws on late pay in three states, two relief funds, guilds and unions.",
    translation:
      "Where a person must check a machine, laws on late pay, and a relief fund for translators of books and plays.",
    acting: "Clauses on copies of your voice and face, laws in four states, and three funds.",
  } satisfies Record<TradeSlug, string>,
  others: {
    jump: "Another trade?",
    search: {
      action: "/services/support-and-resources#results",
      label: "Another trade? Type what you do",
      hint: "Such as: designer.",
      submit: "Find help",
    },
    week: {
      text: "Or go through your first seven days, one by one:",
      label: "First steps for everyone",
      to: "/first-week",
    },
  },
} as const;
