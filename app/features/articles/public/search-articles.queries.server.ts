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

/** Public articles that hold all that was searched for: each query gives ids, and an article is in all of them. */
export interface ArticleMatches {
  ids: readonly RawBuilder<number>[];
  total: number;
}

export const searchedArticles: SearchedTable = {
  name: "articles",
  text: sql`title || ' ' || coalesce(source, '') || ' ' || summary`,
};

const NOTHING: ArticleMatches = { ids: [], total: 0 };
/** A shorter text inside a longer one is chance. */
const MIN_PHRASE_LENGTH = 5;

async function matchesOf(db: Database, ids: ArticleMatches["ids"]): Promise<ArticleMatches> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${inAll(ids)})`.execute(db);
  return { ids, total: rows[0]?.total ?? 0 };
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
  return matchesOf(db, matchAll(searchedArticles, found));
}

/** The text as it was typed, across the borders of words. */
async function matchPhrase(db: Database, q: string): Promise<ArticleMatches> {
  const text = foldText(q);
  if (Array.from(text).length < MIN_PHRASE_LENGTH) return NOTHING;
  return matchesOf(db, [rowsMatching(searchedArticles, { index: "parts", match: quoteMatch(text) })]);
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
