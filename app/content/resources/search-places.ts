/** Codes of states that are words or other abbreviations too: written in small letters they are those. */
export const everydayStateCodes = "al co de hi ia id in la ma md me mi ms ne oh ok or pa pr va vi wi";

/** Such codes that have another meaning in capitals as well. */
export const doubtfulStateCodes = "id ok va";

/** Words beside which a doubtful code is a state: "in VA". */
export const wordsBeforeStates = "in en unemployment desempleo";
export const wordsAfterStates = "unemployment";

/** Names that are words as well: they count alone, or with nothing but words about unemployment ("mass layoff" is no state). */
export const doubtfulStateNames: Readonly<Record<string, string>> = {
  ala: "AL",
  ind: "IN",
  kan: "KS",
  mass: "MA",
  neb: "NE",
  ore: "OR",
  tex: "TX",
  wash: "WA",
  wis: "WI",
};

/** Acronyms that several states share: each of them is offered. */
export const sharedOffices: Readonly<Record<string, string>> = {
  des: "AZ MO NC",
  dli: "MT PA",
  dol: "AL CT DE GA NJ NY",
  dwd: "IN WI",
  dws: "AR NM UT WY",
  esd: "AR WA",
  mdol: "ME MD",
  ra: "FL SD",
};

/** They say nothing but what an office is asked for. */
export const wordsOfOffices =
  "unemployment desempleo office oficina phone number telefono file filing apply claim claims benefits certify login website";

/** After a number, it is money or a count, and no ZIP code. */
export const wordsAfterAmounts = "dollars dolares bucks a per year month people workers jobs miles";

/** What else people call a state, by its code; parted by commas. */
export const otherStateNames: Readonly<Record<string, string>> = {
  AL: "bama",
  CA: "calif, cali, norcal, socal, bay area",
  CO: "colo",
  CT: "conn",
  DC: "washington dc",
  FL: "fla",
  GA: "atl",
  IL: "chicagoland",
  IN: "hoosier",
  LA: "nola",
  MA: "bay state",
  MI: "mich",
  MN: "minn, twin cities",
  NC: "carolina del norte",
  ND: "dakota del norte",
  NJ: "jersey, nueva jersey",
  NM: "nuevo mexico",
  NV: "vegas, las vegas",
  NY: "new york city, new york state, nyc, nys, nueva york",
  OK: "okla",
  PA: "penn, penna, philly, pensilvania",
  PR: "borinquen",
  SC: "carolina del sur",
  SD: "dakota del sur",
  TN: "tenn",
  TX: "tejas",
  VI: "virgin islands, usvi, st croix, st thomas",
  WA: "washington state",
  WI: "wisc",
  WV: "west va, wva",
  WY: "wyo",
};

/** What people call the unemployment office of a state, by its code; parted by commas. Some stand for several. */
export const unemploymentOffices: Readonly<Record<string, string>> = {
  AL: "adol, adow",
  AK: "dolwd, akdol",
  AZ: "des, ades",
  AR: "dws, adws",
  CA: "edd",
  CO: "cdle, myui",
  CT: "ctdol",
  DC: "does",
  DE: "ddol",
  FL: "deo, floridacommerce, reemployment assistance",
  GA: "gdol",
  HI: "dlir",
  ID: "idol",
  IL: "ides",
  IN: "dwd, uplink",
  IA: "iwd",
  KS: "kdol",
  KY: "kcc, kewes",
  LA: "lwc, laworks",
  MA: "dua",
  MD: "dllr, beacon",
  ME: "mdol, reemployme",
  MI: "uia, miwam",
  MN: "deed, uimn",
  MS: "mdes",
  MO: "dolir, uinteract",
  MT: "dli",
  NC: "ncdes",
  ND: "jsnd",
  NE: "ndol, neworks",
  NH: "nhes",
  NJ: "njdol",
  NM: "nmdws",
  NV: "detr",
  NY: "nysdol",
  OH: "odjfs, jfs",
  OK: "oesc",
  OR: "oed, frances",
  PR: "dtrh, dtrhpr",
  RI: "dlt",
  SC: "dew, scdew",
  SD: "dlr",
  TN: "tdlwd, jobs4tn",
  TX: "twc",
  UT: "dws",
  VA: "vec",
  VI: "vidol",
  VT: "vdol",
  WA: "esd, esdwagov",
  WI: "dwd",
  WV: "wfwv, workforce wv",
  WY: "wyui",
};

/** Of these, names that are everyday words too: they are meant in capitals, beside a word of unemployment, or alone. */
export const everydayOffices = "des does deed dew uplink beacon frances idol oed esd";

/** People call other countries so whose help the directory lists; names are parted by commas. */
export const countryPlaces: Readonly<Record<string, string>> = {
  CA: "canada, canadian, canadiense, ontario, quebec, toronto, montreal, british columbia, alberta, manitoba, saskatchewan, nova scotia",
  GB: "uk, united kingdom, great britain, britain, scotland, wales, northern ireland, london, inglaterra, reino unido",
};

/** The same, with words for what hardly exists elsewhere. */
export const otherCountries: Readonly<Record<string, string>> = {
  CA: `${countryPlaces.CA}, service canada, employment insurance, ei, assurance emploi, chomage`,
  GB: `${countryPlaces.GB}, england, acas, redundancy, redundant, universal credit, citizens advice, utaw, samaritans`,
};

/** Words of their own that look like a misspelt state. */
export const noStateNames = "indian georgian";
