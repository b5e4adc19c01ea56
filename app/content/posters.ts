/** A picture with a sentence: a page's link preview and a sheet for the break room. */
export type PosterCopy = {
  /** The names of its image and of its page. */
  name: string;
  /** The page it is about. */
  path: `/${string}`;
  /** Three short lines at most. */
  sentence: readonly string[];
  /** What a print says about the page, below the sentence. */
  offer: string;
  /** What is to be seen on the picture. */
  picture: string;
};

export const homePoster = {
  name: "home",
  path: "/",
  sentence: ["A machine took", "your job. People", "have your back."],
  offer: "Help, news and company for people who lost work to AI.",
  picture: "Three raised hands holding a pencil, a wrench and a headset",
} satisfies PosterCopy;

export const supportPoster = {
  name: "support-and-resources",
  path: "/services/support-and-resources",
  sentence: ["Need help?", "Take one.", "It is free."],
  offer: "Help with money, rent, food and health, in one list that anybody can search.",
  picture: "A notice that says Help, with slips to tear off that say 211, and a hand that takes one",
} satisfies PosterCopy;

export const policyPoster = {
  name: "policy-advocacy",
  path: "/services/policy-advocacy",
  sentence: ["People", "made the rules.", "We can too."],
  offer: "What has been tried since 1937, what worked, and how to add your voice.",
  picture: "A house of law with a wrench, a pencil, a screwdriver and a brush for columns",
} satisfies PosterCopy;

export const communityPoster = {
  name: "community-building",
  path: "/services/community-building",
  sentence: ["The kettle is on.", "One cup", "is yours."],
  offer: "Groups, a chat and mentors who have been through a layoff.",
  picture: "A kettle and five cups on a table",
} satisfies PosterCopy;

export const corporatePoster = {
  name: "corporate-accountability",
  path: "/services/corporate-accountability",
  sentence: ["How many jobs?", "Whose jobs?", "Show us."],
  offer: "Whom we watch, what workers have won, and how to join a campaign.",
  picture: "An office tower at night, its lit windows form a question mark",
} satisfies PosterCopy;
