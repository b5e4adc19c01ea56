import type { Page } from "../types";

/** The page that leads to those of the trades. */
export const work = {
  page: {
    path: "/work",
    title: "Your work and AI: help by trade",
    description:
      "For call centers, writing, translating and acting: what to do this week, the law, relief funds, unions, and next jobs with pay.",
  } satisfies Page,
  heading: "Help for your trade",
  lead: "What to do this week, what the law gives you, who pays in need, who stands up for you, and jobs that use what you know.",
  trades: "Four trades so far",
  others: {
    text: "Another trade? Our directory knows many more. Type what you do, such as “designer” or “bookkeeper”, and see who helps.",
    search: { label: "Search the directory", to: "/services/support-and-resources" },
    week: { label: "First steps for everyone", to: "/first-week" },
  },
} as const;
