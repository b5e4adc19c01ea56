import { type RawBuilder, sql } from "kysely";
import {
  inAll,
  quoteMatch,
  rowsMatching,
  type SearchedTable,
} from "~/kits/search/match-expression.queries.server";
import { matchAll, type PartMatch, partMatcher } from "~/kits/search/match-words.queries.server";
import { plainWords, type QueryPart, readQueryParts } from "~/kits/search/query-words.server";
import { stopWords } from "~/kits/search/stop-words.server";
import { foldText } from "~/lib/fold-text";
import type { Database } from "~/server/open-database.server";

/** The indexes hold an article under the second of its date and, in the lower 30 bits, its id (migration 13). */
const id = sql<number>`(rowid & 1073741823)`;

export const searchedArticles: SearchedTable = {
  name: "articles",
  text: sql`title || ' ' || coalesce(source, '') || ' ' || summary`,
  id,
};

/** Public articles that hold all that was searched for. */
export interface ArticleMatches {
  /** A query of their rowids in the index. */
  rowids: RawBuilder<number>;
  total: number;
}

const NOTHING: ArticleMatches = { rowids: inAll([]), total: 0 };
/** A shorter text inside a longer one is chance. */
const MIN_PHRASE_LENGTH = 5;

/** Only matches with these sources; null for all. */
function fromSources(rowids: RawBuilder<number>, sources: readonly string[] | null): RawBuilder<number> {
  if (!sources) return rowids;
  const ids = sql`select id from articles where is_hidden = 0 and source in (select value from json_each(${JSON.stringify(sources)}))`;
  return sql<number>`${rowids} and ${id} in (${ids})`;
}

/** The newest matches first, which is the order of the index: none are sorted, and those after the last are not read. */
export function newestMatches(
  { rowids }: ArticleMatches,
  sources: readonly string[] | null,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<number> {
  const found = fromSources(rowids, sources);
  return sql<number>`select ${id} from (${found} order by rowid desc limit ${limit} offset ${offset})`;
}

export async function countMatches(
  db: Database,
  rowids: RawBuilder<number>,
  sources: readonly string[] | null = null,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${fromSources(rowids, sources)})`.execute(db);
  return rows[0]?.total ?? 0;
}

async function matchesOf(db: Database, rowids: RawBuilder<number>): Promise<ArticleMatches> {
  return { rowids, total: await countMatches(db, rowids) };
}

const isStopWord = ({ text, kind }: QueryPart) =>
  kind === "word" && plainWords(text).every((word) => stopWords.has(word));

async function matchWords(db: Database, parts: readonly QueryPart[]): Promise<ArticleMatches> {
  const matchPart = partMatcher(db, searchedArticles);
  const found: PartMatch[] = [];
  for (const part of parts) {
    const match = await matchPart(part);
    if (!match) return NOTHING;
    found.push(match);
  }
  return matchesOf(db, inAll(matchAll(searchedArticles, found)));
}

/** The text as it was typed, across the borders of words. */
async function matchPhrase(db: Database, q: string): Promise<ArticleMatches> {
  const text = foldText(q);
  if (Array.from(text).length < MIN_PHRASE_LENGTH) return NOTHING;
  return matchesOf(db, rowsMatching(searchedArticles, { index: "parts", match: quoteMatch(text) }));
}

/**
 * Finds the public articles that hold every word of a search. Where none does, words such as "the" need not be there;
 * where still none does, the whole text is looked for as it was typed.
 */
export async function searchArticles(db: Database, q: string): Promise<ArticleMatches> {
  const parts = readQueryParts(q);
  if (parts.length === 0) return NOTHING;
  const all = await matchWords(db, parts);
  if (all.total > 0) return all;
  const telling = parts.filter((part) => !isStopWord(part));
  if (telling.length > 0 && telling.length < parts.length) {
    const some = await matchWords(db, telling);
    if (some.total > 0) return some;
  }
  return matchPhrase(db, q);
}
