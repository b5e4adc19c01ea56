import type { Language } from "~/lib/contexts";
import { states } from "../resources/states";

/** States that US Spanish translates; the others keep their English names. */
const names: Readonly<Record<string, string>> = {
  DC: "Distrito de Columbia (District of Columbia)",
  HI: "Hawái (Hawaii)",
  NM: "Nuevo México (New Mexico)",
  NY: "Nueva York (New York)",
  NC: "Carolina del Norte (North Carolina)",
  ND: "Dakota del Norte (North Dakota)",
  SC: "Carolina del Sur (South Carolina)",
  SD: "Dakota del Sur (South Dakota)",
  VI: "Islas Vírgenes de EE. UU. (US Virgin Islands)",
  WV: "Virginia Occidental (West Virginia)",
};

const english = states.map(({ code, name }) => ({ value: code, label: name }));
const spanish = english
  .map(({ value, label }) => ({ value, label: names[value] ?? label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "es"));

/** The choices of a field for a state, in the order of the language. */
export const stateOptions = (language: Language) => (language === "es" ? spanish : english);
