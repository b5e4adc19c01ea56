import { type RawBuilder, sql } from "kysely";
import type { SearchIntent } from "~/content/resources/search-intents";
import { stateName } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import {
  inAll,
  quoteMatch,
  rowsMatching,
  type SearchedTable,
} from "~/kits/search/match-expression.queries.server";
import { matchAll, type PartMatch, partMatcher } from "~/kits/search/match-words.queries.server";
import { plainWords, type QueryPart, readQueryParts, stopWords } from "~/kits/search/query-words.server";

import { findIntents, termsOf } from "./find-intents.server";
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

interface ResourceSearch {
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
function readSearch(q: string): ResourceSearch {
  const { states, rest } = findStates(q);
  const parts = readQueryParts(rest);
  const telling = parts.filter(isTelling);
  if (telling.length > 0) return { parts: telling, intents: findIntents(rest), states };
  if (states.length === 0) return { parts, intents: findIntents(q), states };
  const names = stateParts(states);
  return { parts: names, intents: findIntents(names.map(({ text }) => text).join(" ")), states };
}

export const searchedResources: SearchedTable = {
  name: "support_resources",
  text: sql`title || ' ' || tags || ' ' || category || ' ' || organization || ' ' || description`,
  id: sql`rowid`,
};

/** Of title, tags, category, place, organization and description, in the order of the index. */
const WEIGHTS = sql.raw("10, 7, 4, 8, 3, 1");

/** An FTS5 expression over the fields that say what an entry is about. */
export const aboutTerms = (terms: readonly string[]) =>
  `({title tags} : (${terms.map(quoteMatch).join(" OR ")}))`;

/** The terms of intents as they are ranked: the first names what an intent is about, so it counts twice. */
const rankedTerms = (intents: readonly SearchIntent[]) =>
  aboutTerms(intents.flatMap((intent) => [...termsOf(intent).slice(0, 1), ...termsOf(intent)]));

/** Matches with a score, the highest the best. The scores of the words of an expression add up. */
function scored(match: string, among?: RawBuilder<number>) {
  const words = sql.table(`${searchedResources.name}_words`);
  // The plus sign makes it one pass over the index: FTS5 would be asked for each row.
  const condition = among ? sql`and +rowid in (${among})` : sql``;
  return sql<{ id: number; score: number }>`
    select rowid as id, -bm25(${words}, ${WEIGHTS}) as score from ${words} where ${words} match ${match} ${condition}`;
}

export interface ResourceMatches {
  found: readonly PartMatch[];
  intents: readonly SearchIntent[];
  /** USPS codes of the states that the search names: entries of others are not meant. */
  states: readonly string[];
  /** A query of the ids of the entries with scores, the highest the best, each once. */
  scores: RawBuilder<{ id: number; score: number }>;
}

async function matchParts(db: Database, parts: readonly QueryPart[]): Promise<PartMatch[] | undefined> {
  const matchPart = partMatcher(db, searchedResources);
  const found: PartMatch[] = [];
  for (const part of parts) {
    const match = await matchPart(part);
    if (match) found.push(match);
    // A sign is typed on purpose.
    else if (part.kind === "verbatim") return undefined;
  }
  return found;
}

type Ids = RawBuilder<number>;

async function isFound(db: Database, ids: Ids): Promise<boolean> {
  const { rows } = await sql`select 1 from (${ids}) limit 1`.execute(db);
  return rows.length > 0;
}

function inAny(queries: readonly Ids[]): Ids {
  return sql<number>`${sql.join(
    queries.map((query) => sql`select rowid from (${query})`),
    sql` union `,
  )}`;
}

interface FoundIds {
  ids: Ids;
  /** The expression that matches just these, if it is one. */
  match?: string;
}

/** Entries with every part and those for the needs; where there are neither, entries with any part. */
async function idsFound(
  db: Database,
  found: readonly PartMatch[],
  intents: readonly SearchIntent[],
): Promise<FoundIds | undefined> {
  const all = inAll(searchedResources, matchAll(found));
  const holdsAll = found.length > 0 && (await isFound(db, all));
  const meant = intents.length > 0 ? aboutTerms(intents.flatMap(termsOf)) : undefined;
  const each = found.map(({ match }) => match);
  const matching = (match: string): FoundIds => ({
    ids: rowsMatching(searchedResources, { index: "words", match }),
    match,
  });
  if (found.some(({ index }) => index === "parts")) {
    if (meant && !holdsAll) return matching(meant);
    if (meant) return { ids: inAny([all, matching(meant).ids]) };
    return { ids: holdsAll ? all : inAny(found.map((part) => rowsMatching(searchedResources, part))) };
  }
  if (meant) return matching(holdsAll ? `(${each.join(" AND ")}) OR ${meant}` : meant);
  return found.length > 0 ? matching(each.join(holdsAll ? " AND " : " OR ")) : undefined;
}

/** Every word counts, also in entries that were found by a need. */
function scoresOf(
  found: readonly PartMatch[],
  intents: readonly SearchIntent[],
  { ids, match }: FoundIds,
): ResourceMatches["scores"] {
  if (intents.length === 0 && match) return scored(match);
  const words = found.flatMap((part) => (part.index === "words" ? [part.match] : []));
  const counting = [...words, ...(intents.length > 0 ? [rankedTerms(intents)] : [])].join(" OR ");
  if (match) return scored(counting, words.length > 1 ? ids : undefined);
  const unscored = sql<{ id: number; score: number }>`select rowid as id, 0 as score from (${ids})`;
  if (counting === "") return unscored;
  return sql`select id, sum(score) as score from (${scored(counting, ids)} union all ${unscored}) group by id`;
}

/**
 * Finds the entries that hold every telling word of a search, and those for the needs it tells of. Where there are
 * neither, entries with any of the words.
 *
 * @returns undefined when nothing is found
 */
export async function searchResources(db: Database, q: string): Promise<ResourceMatches | undefined> {
  const { parts, intents, states } = readSearch(q);
  const found = await matchParts(db, parts);
  const ids = found && (await idsFound(db, found, intents));
  return ids && { found, intents, states, scores: scoresOf(found, intents, ids) };
}
