import { stateWords as spanish } from "~/content/es/state-words";
import { nameInSpanish, spanishStateName } from "~/content/es/states";
import type { StepId } from "~/content/first-week";
import { languageOf } from "~/content/page";
import { nameInText, parseState, stateName } from "~/content/resources/states";
import { stateWords as english } from "~/content/states/en";
import type { FactName } from "~/content/states/words";
import type { Database } from "~/database/open-database.server";
import { type FactView, factView } from "~/features/states/fact-view.server";
import { listFacts } from "~/features/states/facts.queries.server";
import { findUnemploymentOffice } from "~/features/states/office.server";

/** What a step says of the chosen state. */
const factsByStep: Partial<Record<StepId, readonly FactName[]>> = {
  "final-pay": ["last_pay", "wage_claim"],
  "health-cover": ["marketplace"],
  food: ["snap_apply"],
};

export type StepFacts = Partial<Record<string, FactView[]>>;

/** Finds what is known of the state in the URL, if there is one: its unemployment office, and facts for other steps. */
export async function loadFirstWeek(db: Database, url: URL, now: Date) {
  const code = parseState(url.searchParams.get("state"));
  if (code === undefined) return { state: null, office: null, facts: {} };
  const language = languageOf(url.pathname);
  const office = (await findUnemploymentOffice(db, code, language)) ?? null;
  const [words, names] =
    language === "es"
      ? [spanish, { name: spanishStateName(code), inText: nameInSpanish(code) }]
      : [english, { name: stateName(code) ?? code, inText: nameInText(code) }];
  const known = await listFacts(db, [code]);
  const viewsOf = (names: readonly FactName[]) =>
    names.flatMap((name) => {
      const fact = known.find((one) => one.fact === name);
      return fact ? [factView(name, fact, words, now)] : [];
    });
  const facts: StepFacts = Object.fromEntries(
    Object.entries(factsByStep).map(([step, names]) => [step, viewsOf(names)]),
  );
  return { state: { code, ...names }, office, facts };
}
