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
  lead: "What to do this week, your rights, money, and next jobs. Each line names its source.",
  trades: "Four trades so far",
  /** Each line says what is on its page. */
  onPage: {
    "call-center": "Your rights when work moves abroad, notice, the union",
    writing: "Late pay, two funds, guilds and unions",
    translation: "When a person must check a machine, late pay, a fund for books",
    acting: "AI copies of your voice or face, three funds",
  } satisfies Record<TradeSlug, string>,
  search: {
    action: "/work#answer",
    label: "Not in the list? Type what you do",
    hint: "Such as: voice actor.",
    submit: "Find help",
  },
  /** Follow what was typed. */
  answer: {
    heading: (typed: string) => `Help for “${typed}”`,
    none: (typed: string) => `We have no page for “${typed}” yet. These help in any trade:`,
    links: [
      { label: "Your first seven days", to: "/first-week" },
      { label: "Your dates: coverage, severance, notice", to: "/first-week/dates" },
      { label: "Letters to your employer", to: "/letters" },
    ],
    directory: "From our directory",
    more: (typed: string) => `Search the directory for “${typed}”`,
  },
  week: {
    text: "Whatever your trade, you can go through it day by day:",
    label: "Your first seven days",
    to: "/first-week",
  },
} as const;
