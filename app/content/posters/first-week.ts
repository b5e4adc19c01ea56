import type { PosterCopy } from "./poster-copy";

export const firstWeekPoster = {
  name: "first-week",
  path: "/first-week",
  sentence: ["Laid off?", "Seven days.", "One list."],
  offer: "What to do first, day by day: unemployment pay, health cover, rent and food.",
  picture: "A hand tears the first day off a calendar",
} satisfies PosterCopy;
