import type { SearchIntent } from "~/content/resources/search-intents";
import { stateName } from "~/content/resources/states";
import { plainWords, type QueryPart, readQueryParts } from "~/kits/search/query-words.server";
import { stopWords } from "~/kits/search/stop-words.server";
import { findIntents } from "./find-intents.server";
import { findStates } from "./find-states.server";

/** Words every second search in a directory of help has, and that say nothing about which help. */
const DIRECTORY_STOP_WORDS = new Set(
  "help need needs want looking find near nearby apply application program programs resource resources service services where free assistance person people today tonight now ayuda necesito gratis busco".split(
    " ",
  ),
);

const isTelling = ({ text, kind }: QueryPart) =>
  kind === "verbatim" ||
  plainWords(text).some((word) => !stopWords.has(word) && !DIRECTORY_STOP_WORDS.has(word));

export interface ResourceSearch {
  parts: readonly QueryPart[];
  /** The needs it tells of. */
  intents: readonly SearchIntent[];
  /** USPS codes of the states it names. */
  states: readonly string[];
}

function stateParts(states: readonly string[]): QueryPart[] {
  return states.map((code) => ({ text: (stateName(code) ?? code).toLowerCase(), kind: "word" }));
}

/** States are places to search in, and words to search for only where there are no others. */
export function readSearch(q: string): ResourceSearch {
  const { states, rest } = findStates(q);
  const parts = readQueryParts(rest);
  const telling = parts.filter(isTelling);
  if (telling.length > 0) return { parts: telling, intents: findIntents(rest), states };
  if (states.length === 0) return { parts, intents: findIntents(q), states };
  const names = stateParts(states);
  return { parts: names, intents: findIntents(names.map(({ text }) => text).join(" ")), states };
}
