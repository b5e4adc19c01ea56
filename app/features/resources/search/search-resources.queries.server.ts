import { type RawBuilder, sql } from "kysely";
import type { SearchIntent } from "~/content/resources/search-intents";
import type { Database } from "~/database/open-database.server";
import { inAll, rowsMatching } from "~/kits/search/match-expression.queries.server";
import { matchAll, type PartMatch, partMatcher } from "~/kits/search/match-words.queries.server";
import type { QueryPart } from "~/kits/search/query-words.server";
import { termsOf } from "./find-intents.server";
import { readSearch } from "./read-search.server";
import { aboutTerms, rankedTerms, scored, searchedResources } from "./resource-index.queries.server";

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
