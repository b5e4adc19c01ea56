import { redirect } from "@remix-run/node";
import { stateOptions } from "~/content/es/states";
import { pathIn } from "~/content/page";
import { parseState, stateOfPath, statePath } from "~/content/resources/states";
import {
  type FactName,
  factNames,
  type KnownValues,
  type StateWords,
  sectionNames,
} from "~/content/states/words";
import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import { loadStateEntries } from "~/features/resources/public/state-entries.server";
import { findStates } from "~/features/resources/search/find-states.server";
import { factsOf } from "./fact-view.server";
import { listFacts, type StateFact } from "./facts.queries.server";

/** The state that an address means otherwise than by the path of its page, such as /help/oh or /help/washington-dc. */
function stateMeant(slug: string): string | undefined {
  const { states, isByCity } = findStates(slug.slice(0, 60).replaceAll("-", " "));
  return parseState(slug) ?? (states.length === 1 && !isByCity ? states[0] : undefined);
}

/** @throws a Response that leads to the state's page, or one with status 404 */
function readState(slug: string, { language }: StateWords): string {
  const code = stateOfPath(`/help/${slug}`);
  if (code !== undefined) return code;
  const meant = stateMeant(slug);
  if (meant !== undefined) throw redirect(pathIn(language, statePath(meant)), 301);
  throw new Response("No such state", { status: 404 });
}

function known(facts: readonly StateFact[]): KnownValues {
  const entries = factNames.flatMap((name): [FactName, string][] => {
    const value = facts.find(({ fact }) => fact === name)?.value;
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** What cannot be read is logged and shown as empty, as the directory is. */
async function readFacts(db: Database, code: string): Promise<StateFact[]> {
  try {
    return await listFacts(db, [code]);
  } catch (error) {
    logFailedRead("facts of a state", error);
    return [];
  }
}

/** Everything on the page about a state. @param slug "ohio" */
export async function loadState(db: Database, slug: string, words: StateWords, now: Date) {
  const { language } = words;
  const code = readState(slug, words);
  const name = words.nameInText(code);
  const facts = await readFacts(db, code);
  return {
    page: { ...words.page(name), path: pathIn(language, statePath(code)) },
    code,
    name,
    known: known(facts),
    sections: sectionNames.map((section) => ({ section, facts: factsOf(section, facts, words, now) })),
    entries: await loadStateEntries(db, code, language),
    others: stateOptions(language)
      .filter(({ value }) => value !== code)
      .map(({ value, label }) => ({ label, to: pathIn(language, statePath(value)) })),
  };
}

export type LoadedState = Awaited<ReturnType<typeof loadState>>;
