/** What a poster's sheet says beside its own words. */
export const posterSheet = {
  title: (sentence: string) => `Poster: ${sentence}`,
  description:
    "A poster for the wall of a break room, a library or a union hall. Print it on one sheet of A3 and put it up where people pass.",
  print:
    "Print this page on A3, or on tabloid paper scaled to fit. It fills one sheet, in color or in black.",
  back: "Open the page it leads to",
  others: "All posters",
  lines: ["Call 211 for rent, food and bills", "Call or text 988 to talk to somebody, day or night"],
  scan: "Scan to open",
};
