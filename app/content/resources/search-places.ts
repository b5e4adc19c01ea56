/** Codes of states that are words or other abbreviations too: written in small letters they are those. */
export const everydayStateCodes = "al co de hi ia id in la ma md me mi ms ne oh ok or pa pr va vi wi";

/** Such codes that have another meaning in capitals as well. */
export const doubtfulStateCodes = "id ok va";

/** Words beside which a doubtful code is a state: "in VA". */
export const wordsBeforeStates = "in en unemployment desempleo";
export const wordsAfterStates = "unemployment";

/** What else people call a state or its unemployment office, by its code; parted by commas. */
export const otherStateNames: Readonly<Record<string, string>> = {
  CA: "calif, cali, edd",
  DC: "washington dc",
  NY: "new york city, nyc, nueva york",
  NC: "carolina del norte",
  NM: "nuevo mexico",
  SC: "carolina del sur",
  TX: "tejas, twc",
  VI: "virgin islands",
  WA: "washington state",
};

/** Words of their own that look like a misspelt state. */
export const noStateNames = "indian georgian";
