interface State {
  /** USPS code */
  code: string;
  name: string;
}

/** The 50 states, the District of Columbia, Puerto Rico and the US Virgin Islands. */
export const states: readonly State[] = [
  { code: "AL", name: "Alabama" },
  { code: "AK", name: "Alaska" },
  { code: "AZ", name: "Arizona" },
  { code: "AR", name: "Arkansas" },
  { code: "CA", name: "California" },
  { code: "CO", name: "Colorado" },
  { code: "CT", name: "Connecticut" },
  { code: "DE", name: "Delaware" },
  { code: "DC", name: "District of Columbia" },
  { code: "FL", name: "Florida" },
  { code: "GA", name: "Georgia" },
  { code: "HI", name: "Hawaii" },
  { code: "ID", name: "Idaho" },
  { code: "IL", name: "Illinois" },
  { code: "IN", name: "Indiana" },
  { code: "IA", name: "Iowa" },
  { code: "KS", name: "Kansas" },
  { code: "KY", name: "Kentucky" },
  { code: "LA", name: "Louisiana" },
  { code: "ME", name: "Maine" },
  { code: "MD", name: "Maryland" },
  { code: "MA", name: "Massachusetts" },
  { code: "MI", name: "Michigan" },
  { code: "MN", name: "Minnesota" },
  { code: "MS", name: "Mississippi" },
  { code: "MO", name: "Missouri" },
  { code: "MT", name: "Montana" },
  { code: "NE", name: "Nebraska" },
  { code: "NV", name: "Nevada" },
  { code: "NH", name: "New Hampshire" },
  { code: "NJ", name: "New Jersey" },
  { code: "NM", name: "New Mexico" },
  { code: "NY", name: "New York" },
  { code: "NC", name: "North Carolina" },
  { code: "ND", name: "North Dakota" },
  { code: "OH", name: "Ohio" },
  { code: "OK", name: "Oklahoma" },
  { code: "OR", name: "Oregon" },
  { code: "PA", name: "Pennsylvania" },
  { code: "PR", name: "Puerto Rico" },
  { code: "RI", name: "Rhode Island" },
  { code: "SC", name: "South Carolina" },
  { code: "SD", name: "South Dakota" },
  { code: "TN", name: "Tennessee" },
  { code: "TX", name: "Texas" },
  { code: "VI", name: "US Virgin Islands" },
  { code: "UT", name: "Utah" },
  { code: "VT", name: "Vermont" },
  { code: "VA", name: "Virginia" },
  { code: "WA", name: "Washington" },
  { code: "WV", name: "West Virginia" },
  { code: "WI", name: "Wisconsin" },
  { code: "WY", name: "Wyoming" },
];

const namesByCode: ReadonlyMap<string, string> = new Map(states.map(({ code, name }) => [code, name]));

export const stateName = (code: string): string | undefined => namesByCode.get(code);

/** The code of a state as typed in a URL, in any case; undefined for anything else. */
export function parseState(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  return code !== undefined && namesByCode.has(code) ? code : undefined;
}

const withArticle: Readonly<Record<string, string>> = {
  DC: "the District of Columbia",
  VI: "the US Virgin Islands",
};

/** As it stands in a sentence. */
export const nameInText = (code: string): string => withArticle[code] ?? stateName(code) ?? code;

/** Who lives in a territory cannot buy a plan of the Marketplace. */
export const hasMarketplace = (code: string): boolean => code !== "PR" && code !== "VI";

/** The address of the page about a state. */
export function statePath(code: string): `/help/${string}` {
  return `/help/${(stateName(code) ?? code).toLowerCase().replaceAll(" ", "-")}`;
}

export const statePaths: ReadonlyArray<`/help/${string}`> = states.map(({ code }) => statePath(code));

const codesByPath: ReadonlyMap<string, string> = new Map(states.map(({ code }) => [statePath(code), code]));

/** The code of the state whose page has that address. */
export const stateOfPath = (path: string): string | undefined => codesByPath.get(path);

/** Asks `/help?state=OH` for the page on which the state takes claims, so that no page has to hold all of them. */
export const CLAIM_PARAMETER = "claim";
