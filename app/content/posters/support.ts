import type { PosterCopy } from "./poster-copy";

export const supportPoster = {
  name: "support-and-resources",
  path: "/services/support-and-resources",
  sentence: ["Need help?", "Take one.", "It is free."],
  offer: "Help with money, rent, food and health, in one list that anybody can search.",
  picture: "A notice that says Help, with slips to tear off that say 211, and a hand that takes one",
} satisfies PosterCopy;
