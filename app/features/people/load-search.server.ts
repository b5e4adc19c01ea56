import { setImmediate } from "node:timers/promises";
import type { Database } from "~/database/open-database.server";
import { addressKey } from "~/kits/erasure/erased-addresses.server";
import { readText } from "~/lib/filter-query";
import { searchWords } from "~/lib/text/words";
import { type FoundPerson, findPeople, hitOf, type SearchHit } from "./find-people.server";
import { type SearchKind, searchKinds } from "./people.copy";
import { isAddressed } from "./people-paths";
import { type FoundRow, searchKind } from "./search-everything.queries.server";

const MOST_COUNTED = 100;
const SHOWN_OF_EACH = 5;
/** People are found among the newest rows of each kind. */
const READ_FOR_PEOPLE = 30;

export interface SearchGroup {
  kind: SearchKind;
  count: number;
  /** Without the rows of people, who have their own part, unless only this kind is searched. */
  hits: SearchHit[];
}

export interface SearchResults {
  q: string;
  state: "begin" | "too short" | "searched";
  only: SearchKind | null;
  people: FoundPerson[];
  groups: SearchGroup[];
}

/** A single letter beside longer words says little, and is in nearly every row. */
function meaningfulWords(q: string): string[] {
  return searchWords(q).filter((word) => !/^[\x20-\x7e]$/.test(word));
}

/** Searches all kinds, one after the other, so that visitors wait for one at most. */
export async function loadSearch(db: Database, search: URLSearchParams): Promise<SearchResults> {
  const q = readText(search, "q").replace(/\p{Cc}/gu, "");
  const only = searchKinds.find((kind) => kind === search.get("kind")) ?? null;
  const words = meaningfulWords(q);
  const results: SearchResults = { q, state: "begin", only, people: [], groups: [] };
  if (q === "") return results;
  if (words.length === 0) return { ...results, state: "too short" };
  const { groups, ofPeople } = await searchEach(db, words, only);
  const address = q.includes(" ") ? undefined : addressKey(q);
  const people = only ? [] : await findPeople(db, ofPeople, { words, address });
  return { ...results, state: "searched", people, groups };
}

async function searchEach(db: Database, words: string[], only: SearchKind | null) {
  const groups: SearchGroup[] = [];
  const ofPeople: FoundRow[] = [];
  for (const kind of only ? [only] : searchKinds) {
    const shown = only ? MOST_COUNTED : isAddressed(kind) ? READ_FOR_PEOPLE : SHOWN_OF_EACH;
    const { rows, count } = await searchKind(db, kind, { q: words.join(" "), shown, most: MOST_COUNTED });
    const own = only ? rows : rows.filter(({ email }) => !email).slice(0, SHOWN_OF_EACH);
    if (count > 0) groups.push({ kind, count, hits: own.map((row) => hitOf(row, words)) });
    if (!only) ofPeople.push(...rows.filter(({ email }) => email));
    await setImmediate();
  }
  return { groups, ofPeople };
}
