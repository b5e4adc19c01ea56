import { setImmediate } from "node:timers/promises";
import type { Database } from "~/database/open-database.server";
import { addressKey } from "~/kits/erasure/erased-addresses.server";
import { readText } from "~/lib/filter-query";
import { searchWords } from "~/lib/text/words";
import { excerpt } from "./excerpt";
import { type SearchKind, searchKinds } from "./people.copy";
import { personPath, rowPath } from "./people-paths";
import { findNewestFrom } from "./person.queries.server";
import { type FoundRow, searchKind } from "./search-everything.queries.server";

const MOST_COUNTED = 100;
const SHOWN_OF_EACH = 5;

export interface SearchGroup {
  kind: SearchKind;
  count: number;
  hits: SearchHit[];
}

export interface SearchResults {
  q: string;
  state: "begin" | "too short" | "searched";
  only: SearchKind | null;
  /** The person with exactly this address. */
  person: { email: string; to: `/admin/${string}` } | null;
  groups: SearchGroup[];
}

/** A single letter beside longer words says little, and is in nearly every row. */
function meaningfulWords(q: string): string[] {
  return searchWords(q).filter((word) => !/^[\x20-\x7e]$/.test(word));
}

function hitOf(
  kind: SearchKind,
  { id, name, email, text, at, about, danger, state }: FoundRow,
  words: string[],
) {
  return {
    id,
    to: rowPath(kind, id, about),
    name: excerpt(name, words),
    email: excerpt(email ?? "", words),
    text: excerpt(text, words),
    at,
    isUrgent: danger !== null,
    // The text of a subscriber says it.
    state: kind === "newsletter" ? null : state,
  };
}

export type SearchHit = ReturnType<typeof hitOf>;

async function findPerson(db: Database, q: string): Promise<SearchResults["person"]> {
  const email = q.includes(" ") ? undefined : addressKey(q);
  const newest = email === undefined ? undefined : await findNewestFrom(db, email);
  return email && newest ? { email, to: personPath(newest.kind, newest.id) } : null;
}

/** Searches all kinds, one after the other, so that visitors wait for one at most. */
export async function loadSearch(db: Database, search: URLSearchParams): Promise<SearchResults> {
  const q = readText(search, "q").replace(/\p{Cc}/gu, "");
  const only = searchKinds.find((kind) => kind === search.get("kind")) ?? null;
  const words = meaningfulWords(q);
  const results: SearchResults = { q, state: "begin", only, person: null, groups: [] };
  if (q === "") return results;
  if (words.length === 0) return { ...results, state: "too short" };
  const person = await findPerson(db, q);
  const groups: SearchGroup[] = [];
  for (const kind of only ? [only] : searchKinds) {
    const shown = only ? MOST_COUNTED : SHOWN_OF_EACH;
    const { rows, count } = await searchKind(db, kind, { q: words.join(" "), shown, most: MOST_COUNTED });
    if (count > 0) groups.push({ kind, count, hits: rows.map((row) => hitOf(kind, row, words)) });
    await setImmediate();
  }
  return { ...results, state: "searched", person, groups };
}
