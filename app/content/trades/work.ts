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
  lead: "For call centers, writing, translating and acting: what to do this week, your rights, money, and next jobs. Each line names its source.",
  trades: "Four trades so far",
  /** Each line says what is on its page. */
  onPage: {
    "call-center":
      "See what New York and New Jersey ask of a company that moves a call center, when you are owed notice, and which union helps.",
    writing:
      "See by when three states say that a freelancer must be paid, which two funds help writers and journalists, and who stands up for you.",
    translation:
      "See where a person must check the machine, by when three states say that a freelancer must be paid, and which fund helps translators of books and plays.",
    acting:
      "See which words in a contract give away your voice or face, what four states say about it, and which three funds help performers.",
  } satisfies Record<TradeSlug, string>,
  others: {
    search: {
      action: "/services/support-and-resources#results",
      label: "Another trade? Type what you do",
      hint: "Such as: designer.",
      submit: "Find help",
    },
    week: {
      text: "In any trade, you can go through your first seven days, one by one:",
      label: "First steps for everyone",
      to: "/first-week",
    },
  },
} as const;
