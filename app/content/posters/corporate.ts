import type { PosterCopy } from "./poster-copy";

export const corporatePoster = {
  name: "corporate-accountability",
  path: "/services/corporate-accountability",
  sentence: ["How many jobs?", "Whose jobs?", "Show us."],
  offer: "Whom we watch, what workers have won, and how to join a campaign.",
  picture: "An office tower at night, its lit windows form a question mark",
} satisfies PosterCopy;
