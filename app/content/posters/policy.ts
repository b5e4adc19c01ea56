import type { PosterCopy } from "./poster-copy";

export const policyPoster = {
  name: "policy-advocacy",
  path: "/services/policy-advocacy",
  sentence: ["People made", "the rules.", "Rules change."],
  offer: "What has been tried since 1937, what worked, and how to add your voice.",
  picture: "A house of law with a wrench, a pencil, a screwdriver and a brush for columns",
} satisfies PosterCopy;
