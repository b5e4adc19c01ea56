import { type RawBuilder, sql } from "kysely";
import type { SearchIntent } from "~/content/search-intents";
import {
  inAll,
  type MatchExpression,
  quoteMatch,
  rowsMatching,
  type SearchedTable,
} from "~/kits/search/match-expression.queries.server";
import { matchAll, type PartMatch, partMatcher } from "~/kits/search/match-words.queries.server";
import { plainWords, type QueryPart, readQueryParts } from "~/kits/search/query-words.server";
import { stopWords } from "~/kits/search/stop-words.server";
import type { Database } from "~/server/open-database.server";
import { findIntents, termsOf } from "./find-intents.server";

const searchedResources: SearchedTable = {
  name: "support_resources",
  text: sql`title || ' ' || tags || ' ' || category || ' ' || organization || ' ' || description`,
  id: sql`rowid`,
};
/** Of title, tags, category, place, organization and description, in the order of the index. */
const WORD_WEIGHTS = sql.raw("10, 6, 4, 8, 3, 1");
const INTENT_WEIGHTS = sql.raw("8, 8, 1, 1, 1, 1");
/** The first term of an intent names what it is about, the others what is near to it. */
const FIRST_TERM_FACTOR = 2;
/** What holds everywhere serves more visitors than what holds in one place. */
const NATIONAL_FACTOR = 1.3;

/** Words every second search in a directory of help has, and that say nothing about which help. */
const DIRECTORY_STOP_WORDS = new Set(
  "help need needs want looking find near nearby apply application program programs resource resources service services where free assistance person people today tonight now ayuda necesito gratis busco".split(
    " ",
  ),
);

const isTelling = ({ text, kind }: QueryPart) =>
  kind === "verbatim" ||
  plainWords(text).some((word) => !stopWords.has(word) && !DIRECTORY_STOP_WORDS.has(word));

export interface ResourceMatches {
  found: readonly PartMatch[];
  intents: readonly SearchIntent[];
  /** A query of the ids of all entries that are found, in no order. */
  ids: RawBuilder<number>;
  /** A query of the ids with scores, an id more than once; the sum counts. */
  scores: RawBuilder<{ id: number; score: number }>;
}

/** An FTS5 expression over the fields that say what an entry is about. */
const aboutTerms = (terms: readonly string[]) => `({title tags} : (${terms.map(quoteMatch).join(" OR ")}))`;

function scored(match: string, weights: RawBuilder<unknown>, factor: number) {
  const words = sql.table(`${searchedResources.name}_words`);
  return sql`select rowid as id, -bm25(${words}, ${weights}) * ${factor} as score from ${words} where ${words} match ${match}`;
}

async function isFound(db: Database, ids: RawBuilder<number>): Promise<boolean> {
  const { rows } = await sql`select 1 from (${ids}) limit 1`.execute(db);
  return rows.length > 0;
}

async function matchParts(db: Database, q: string): Promise<PartMatch[] | undefined> {
  const parts = readQueryParts(q);
  const telling = parts.filter(isTelling);
  const matchPart = partMatcher(db, searchedResources);
  const found: PartMatch[] = [];
  for (const part of telling.length > 0 ? telling : parts) {
    const match = await matchPart(part);
    if (match) found.push(match);
    // A sign is typed on purpose.
    else if (part.kind === "verbatim") return undefined;
  }
  return found;
}

function inAny(queries: readonly RawBuilder<number>[]): RawBuilder<number> {
  return sql<number>`${sql.join(
    queries.map((query) => sql`select rowid from (${query})`),
    sql` union `,
  )}`;
}

async function idsFound(
  db: Database,
  found: readonly PartMatch[],
  meant: string | undefined,
): Promise<RawBuilder<number> | undefined> {
  const all = inAll(matchAll(searchedResources, found));
  const holdsAll = found.length > 0 && (await isFound(db, all));
  if (!meant && holdsAll) return all;
  if (!meant)
    return found.length > 0 ? inAny(found.map((part) => rowsMatching(searchedResources, part))) : undefined;
  const intended = rowsMatching(searchedResources, { index: "words", match: meant });
  if (!holdsAll) return intended;
  if (found.some(({ index }) => index === "parts")) return inAny([all, intended]);
  // One pass over the index instead of two.
  const match = `(${found.map((part) => part.match).join(" AND ")}) OR ${meant}`;
  return rowsMatching(searchedResources, { index: "words", match });
}

/** Scores add up over the words of an expression, so all words need one pass over the index, and all intents two. */
function scoresOf(found: readonly PartMatch[], intents: readonly SearchIntent[]) {
  const words = found.filter(({ index }) => index === "words").map(({ match }) => match);
  const firstTerms = intents.flatMap((intent) => termsOf(intent).slice(0, 1));
  const otherTerms = intents.flatMap((intent) => termsOf(intent).slice(1));
  const scores = [
    ...(words.length > 0 ? [scored(words.join(" OR "), WORD_WEIGHTS, 1)] : []),
    ...(firstTerms.length > 0 ? [scored(aboutTerms(firstTerms), INTENT_WEIGHTS, FIRST_TERM_FACTOR)] : []),
    ...(otherTerms.length > 0 ? [scored(aboutTerms(otherTerms), INTENT_WEIGHTS, 1)] : []),
    // A union is not merged into the query around it, in which FTS5 could not compute bm25. No entry has the id 0.
    sql`select 0 as id, 0 as score`,
  ];
  return sql<{ id: number; score: number }>`${sql.join(scores, sql` union all `)}`;
}

/**
 * Finds the entries that hold every telling word of a search, and those for the needs it tells of. Where there are
 * neither, entries with any of the words.
 *
 * @returns undefined when nothing is found
 */
export async function searchResources(db: Database, q: string): Promise<ResourceMatches | undefined> {
  const found = await matchParts(db, q);
  if (!found) return undefined;
  const intents = findIntents(q);
  const meant = intents.length > 0 ? aboutTerms(intents.flatMap(termsOf)) : undefined;
  const ids = await idsFound(db, found, meant);
  return ids && { found, intents, ids, scores: scoresOf(found, intents) };
}

export async function countMatches(db: Database, { ids }: ResourceMatches): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${ids})`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Ids of entries with their scores, each once. */
export function scoresById({ scores }: ResourceMatches) {
  return sql<{ id: number; score: number }>`(select id, sum(score) as score from (${scores}) group by id)`;
}

/** The order of what a search found, over what `scoresById` gives as `ranked`: the highest is the best. */
export const rank = sql<number>`coalesce(ranked.score, 0) * iif(geographic_scope like 'National%', ${NATIONAL_FACTOR}, 1)`;

async function idsAmong(db: Database, ids: readonly number[], found: MatchExpression): Promise<number[]> {
  const { rows } = await sql<{ rowid: number }>`
    ${rowsMatching(searchedResources, found)} and rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(
    db,
  );
  return rows.map(({ rowid }) => rowid);
}

/**
 * Why entries were found, where their titles do not tell: the searched word, or else the need it stands for.
 *
 * @returns by the entry's id
 */
export async function reasonsFound(
  db: Database,
  { found, intents }: ResourceMatches,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map<number, string>();
  const words = found.filter(({ index }) => index === "words");
  const inTitle = words.map(({ match }) => `{title} : (${match})`).join(" OR ");
  const plain = new Set(inTitle ? await idsAmong(db, ids, { index: "words", match: inTitle }) : []);
  const candidates = [
    ...found.map(({ part, index, match }) => ({ reason: part.text, index, match })),
    ...intents.map((intent) => ({
      reason: intent.label,
      index: "words" as const,
      match: aboutTerms(termsOf(intent)),
    })),
  ];
  for (const { reason, ...match } of candidates) {
    const open = ids.filter((id) => !plain.has(id) && !reasons.has(id));
    if (open.length === 0) break;
    for (const id of await idsAmong(db, open, match)) reasons.set(id, reason);
  }
  return reasons;
}
