import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import {
  inAll,
  type MatchExpression,
  quoteMatch,
  type SearchedTable,
} from "~/kits/search/match-expression.queries.server";
import { matchAll } from "~/kits/search/match-words.queries.server";
import { foldText } from "~/lib/text/fold";

/** Sources a list is limited to. */
export interface SourceFilter {
  names: readonly string[];
  /** No other stored source can match their words in the search index, so it need not be compared article by article. */
  indexSuffices: boolean;
}

/**
 * What the beginnings of a source's words look like to the index, which removes accents and endings: two letters are
 * what Porter's stemmer leaves of any word. Undefined where that is not certain: markup, letters outside ASCII.
 */
function beginnings(source: string): Set<string> | undefined {
  const plain = foldText(source);
  if (/[<&]|[^\x20-\x7e]/.test(plain)) return undefined;
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.length > 0 ? new Set(words.map((word) => word.slice(0, 2))) : undefined;
}

/** @param stored the sources of all public articles */
export function sourceFilter(names: readonly string[], stored: readonly string[]): SourceFilter {
  const chosen = new Set(names);
  const wanted = names.map(beginnings);
  const others = stored.filter((source) => !chosen.has(source)).map(beginnings);
  const canMatch = (other: Set<string> | undefined) =>
    !other || wanted.some((words) => !words || [...words].every((word) => other.has(word)));
  return { names, indexSuffices: !others.some(canMatch) };
}

/** The indexes hold an article under the second of its date and, in the lower 30 bits, its id (migrations/0001/content.ts). */
const id = sql<number>`(rowid & 1073741823)`;

export const searchedArticles: SearchedTable = {
  name: "articles",
  text: sql`title || ' ' || coalesce(source, '') || ' ' || summary`,
  id,
};

/** Expressions that public articles hold which have all that was searched for; none when there is no such article. */
export type ArticleMatches = readonly MatchExpression[];

export const NOTHING: ArticleMatches = [];
/** A list goes no further, so that the time for a frequent word does not grow with the articles. */
export const MAX_MATCHES = 3_000;
/** More are a filter such as "a", which leaves out too little to look for it first. */
const MAX_SEARCHED_SOURCES = 20;

/** Articles with words of the sources, among them all from the sources: the index skips the others. */
function aboutSources(sources: readonly string[]): ArticleMatches {
  const wordsOf = (source: string) => source.replace(/&#?\w+;/g, " ").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const named = sources.map((source) => wordsOf(source).map(quoteMatch).join(" AND "));
  // FTS5 has no expression that nothing matches.
  if (named.length === 0 || named.length > MAX_SEARCHED_SOURCES || named.includes("")) return [];
  return [{ index: "words", match: `source : (${named.map((words) => `(${words})`).join(" OR ")})` }];
}

/** Rowids in the index; only of articles with these sources, null for all. */
function rowidsOf(matches: ArticleMatches, sources: SourceFilter | null): RawBuilder<number> {
  if (!sources || matches.length === 0) return inAll(searchedArticles, matches);
  const about = aboutSources(sources.names);
  const narrowed = inAll(searchedArticles, matchAll([...matches, ...about]));
  if (about.length > 0 && sources.indexSuffices) return narrowed;
  return sql<number>`select found.rowid from (${narrowed}) as found where exists (
    select 1 from articles where id = (found.rowid & 1073741823) and source in (${sql.join(sources.names)}))`;
}

/** The newest matches first, which is the order of the index: none are sorted, and those after the last are not read. */
export function newestMatches(
  matches: ArticleMatches,
  sources: SourceFilter | null,
  { limit, offset = 0 }: { limit: number; offset?: number },
): RawBuilder<number> {
  const found = rowidsOf(matches, sources);
  return sql<number>`select ${id} from (${found} order by rowid desc limit ${limit} offset ${offset})`;
}

/** MAX_MATCHES + 1 where there are more. */
export async function countMatches(
  db: Database,
  matches: ArticleMatches,
  sources: SourceFilter | null,
): Promise<number> {
  const found = rowidsOf(matches, sources);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${found} limit ${MAX_MATCHES + 1})`.execute(db);
  return rows[0]?.total ?? 0;
}

/** None where no public article has all of them. */
export async function orNothing(db: Database, matches: ArticleMatches): Promise<ArticleMatches> {
  const { rows } = await sql`${inAll(searchedArticles, matches)} limit 1`.execute(db);
  return rows.length > 0 ? matches : NOTHING;
}
