import type { Language } from "~/lib/contexts";
import { stateName, states } from "../resources/states";

/** States that US Spanish translates; the others keep their English names. */
const names: Readonly<Record<string, string>> = {
  DC: "Distrito de Columbia",
  HI: "Hawái",
  NM: "Nuevo México",
  NY: "Nueva York",
  NC: "Carolina del Norte",
  ND: "Dakota del Norte",
  SC: "Carolina del Sur",
  SD: "Dakota del Sur",
  VI: "Islas Vírgenes de EE. UU.",
  WV: "Virginia Occidental",
};

const english = states.map(({ code, name }) => ({ value: code, label: name }));
const spanish = english
  .map(({ value, label }) => {
    const name = names[value];
    return { value, label: name === undefined ? label : `${name} (${label})` };
  })
  .toSorted((one, other) => one.label.localeCompare(other.label, "es"));

/** The choices of a field for a state, in the order of the language. */
export const stateOptions = (language: Language) => (language === "es" ? spanish : english);

const withArticle: Readonly<Record<string, string>> = {
  DC: "el Distrito de Columbia",
  VI: "las Islas Vírgenes de EE. UU.",
  WA: "el estado de Washington",
};

export const spanishStateName = (code: string): string => names[code] ?? stateName(code) ?? code;

/** As it stands in a Spanish sentence, after a word that does not merge with its article. */
export const nameInSpanish = (code: string): string => withArticle[code] ?? spanishStateName(code);
