import { stateWords } from "~/content/states/en";
import { type FactName, factNames, factSections, sectionNames } from "~/content/states/words";

export const factName = (text: string): FactName | undefined => factNames.find((name) => name === text);

/** "Unemployment pay: Most per week" */
export function factLabel(fact: string): string {
  const name = factName(fact);
  const section = sectionNames.find((one) => factSections[one].some((other) => other === name));
  return name && section ? `${stateWords.sections[section].heading}: ${stateWords.facts[name].label}` : fact;
}
