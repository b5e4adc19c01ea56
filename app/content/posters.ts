/** The words of a poster, which is a picture with a sentence. */
export type PosterCopy = {
  /** The names of its image and of its page. */
  name: string;
  /** The page it is about. */
  path: `/${string}`;
  /** Up to four lines of up to 14 letters. */
  sentence: readonly string[];
  /** What a print says about the page, below the sentence. */
  offer: string;
  /** What is to be seen on the picture. */
  picture: string;
};

export const communityPoster = {
  name: "community-building",
  path: "/services/community-building",
  sentence: ["The kettle", "is on. One cup", "is yours."],
  offer: "Groups, company and mentors who have been through a layoff.",
  picture: "A kettle and five cups on a table",
} satisfies PosterCopy;

export const corporatePoster = {
  name: "corporate-accountability",
  path: "/services/corporate-accountability",
  sentence: ["How many jobs?", "Whose jobs?", "Show us."],
  offer: "Whom we watch, what workers have won, and how to join a campaign.",
  picture: "An office tower at night, its lit windows form a question mark",
} satisfies PosterCopy;

export const firstWeekPoster = {
  name: "first-week",
  path: "/first-week",
  sentence: ["Laid off?", "Seven days.", "One list."],
  offer: "What to do first, day by day: unemployment pay, health coverage, rent and food.",
  picture: "A hand tears the first day off a calendar",
} satisfies PosterCopy;

export const policyPoster = {
  name: "policy-advocacy",
  path: "/services/policy-advocacy",
  sentence: ["People made", "the rules.", "Rules change."],
  offer: "What has been tried since 1937, what worked, and how to add your voice.",
  picture: "A house of law with a wrench, a pencil, a screwdriver and a brush for columns",
} satisfies PosterCopy;

export const supportPoster = {
  name: "support-and-resources",
  path: "/services/support-and-resources",
  sentence: ["Need help?", "Take one.", "It is free."],
  offer: "Help with money, rent, food and health, in one list that anybody can search.",
  picture: "A notice that says Help, and a hand that tears off a slip with 211",
} satisfies PosterCopy;

/** What a poster's sheet says beside its own words. */
export const posterSheet = {
  title: (sentence: string) => `Poster: ${sentence}`,
  description:
    "A poster for the wall of a break room, a library or a union hall. Print it on one sheet of tabloid (11 × 17 in) or A3 paper and put it up where people pass.",
  print:
    "Print this page on tabloid paper (11 × 17 in), scaled to fit, or on A3. It fills one sheet, in color or in black.",
  back: "Open the page it leads to",
  others: "All posters",
  lines: ["Call 211 for rent, food and bills", "Call or text 988 to talk to somebody, day or night"],
  scan: "Scan to open",
};
