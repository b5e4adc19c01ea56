import type { PosterCopy } from "./poster-copy";

export const communityPoster = {
  name: "community-building",
  path: "/services/community-building",
  sentence: ["The kettle", "is on. One cup", "is yours."],
  offer: "Groups, a chat and mentors who have been through a layoff.",
  picture: "A kettle and five cups on a table",
} satisfies PosterCopy;
