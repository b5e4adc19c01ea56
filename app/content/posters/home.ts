import type { PosterCopy } from "./poster-copy";

export const homePoster = {
  name: "home",
  path: "/",
  sentence: ["A machine took", "your job.", "People have", "your back."],
  offer: "Help, news and company for people who lost work to AI.",
  picture: "Three raised hands holding a pencil, a wrench and a headset",
} satisfies PosterCopy;
