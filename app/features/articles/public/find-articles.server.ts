import type { Database } from "~/database/open-database.server";
import { type MatchExpression, quoteMatch } from "~/kits/search/match-expression.queries.server";
import { matchAll, matchParts } from "~/kits/search/match-words.queries.server";
import { plainWords, type QueryPart, readQueryParts, stopWords } from "~/kits/search/query-words.server";
import { foldText } from "~/lib/text/fold";
import { type ArticleMatches, NOTHING, orNothing, searchedArticles } from "./search-articles.queries.server";
import { findLinesOfWork, findMeanings } from "./search-meanings.server";

/** A shorter text inside a longer one is chance. */
const MIN_PHRASE_LENGTH = 5;

const isStopWord = ({ text, kind }: QueryPart) =>
  kind === "word" && plainWords(text).every((word) => stopWords.has(word));

async function matchWords(db: Database, parts: readonly QueryPart[]): Promise<ArticleMatches> {
  const { matches, rest } = findMeanings(parts);
  const found = await matchParts(db, searchedArticles, rest, { wantsAll: true });
  const all = found.filter((match) => match !== undefined);
  return all.length === rest.length ? orNothing(db, matchAll([...matches, ...all])) : NOTHING;
}

/** The text as it was typed, across the borders of words. */
async function matchPhrase(db: Database, q: string): Promise<ArticleMatches> {
  const text = foldText(q);
  if (Array.from(text).length < MIN_PHRASE_LENGTH) return NOTHING;
  return orNothing(db, [{ index: "parts", match: quoteMatch(text) }]);
}

/** Nearly every article has one of these. */
const EVERYWHERE = new Set("ai job jobs work worker workers news article articles".split(" "));

async function matchSome(db: Database, some: readonly MatchExpression[]): Promise<ArticleMatches> {
  // One expression is of one index.
  const index = some.some((match) => match.index === "words") ? "words" : "parts";
  const match = some.filter((each) => each.index === index).map((each) => `(${each.match})`);
  return match.length > 0 ? orNothing(db, [{ index, match: match.join(" OR ") }]) : NOTHING;
}

/**
 * Finds the public articles that hold some telling word of a search, for one of which none holds every word; where none does, those
 * about the line of work that it names.
 */
export async function searchAnyWord(db: Database, q: string): Promise<ArticleMatches> {
  const telling = readQueryParts(q).filter((part) => !isStopWord(part) && !EVERYWHERE.has(part.text));
  const { matches, rest } = findMeanings(telling);
  const found = await matchParts(db, searchedArticles, rest);
  const some = await matchSome(db, [...matches, ...found.filter((match) => match !== undefined)]);
  return some.length > 0 ? some : matchSome(db, findLinesOfWork(telling));
}

/**
 * Finds the public articles that hold every word of a search, or another name of what it means. Where none does, words such as "the" need not be there;
 * where still none does, the whole text is looked for as it was typed.
 */
export async function searchArticles(db: Database, q: string): Promise<ArticleMatches> {
  const parts = readQueryParts(q);
  if (parts.length === 0) return NOTHING;
  const all = await matchWords(db, parts);
  if (all.length > 0) return all;
  const telling = parts.filter((part) => !isStopWord(part));
  if (telling.length > 0 && telling.length < parts.length) {
    const some = await matchWords(db, telling);
    if (some.length > 0) return some;
  }
  return matchPhrase(db, q);
}
