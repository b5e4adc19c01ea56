import type { Database } from "~/database/open-database.server";
import { foldLetters, storedLetters } from "~/lib/text/fold";
import { searchWords } from "~/lib/text/words";
import { quoteMatch } from "./match-expression.queries.server";
import { termsBeginningWith } from "./search-terms.queries.server";

/** FTS5 finds three characters or more; fewer match every trigram that starts with them. */
const MIN_LENGTH = 3;

/** @returns undefined where no row can match */
export async function matchWord(db: Database, terms: string, word: string): Promise<string | undefined> {
  const spellings = storedLetters(foldLetters(word));
  const found: string[] = [];
  for (const spelling of spellings) {
    if (Array.from(spelling).length >= MIN_LENGTH) found.push(spelling);
    else found.push(...(await termsBeginningWith(db, terms, spelling)));
  }
  const [only, ...others] = found;
  if (only === undefined) return undefined;
  return others.length === 0 ? quoteMatch(only) : `(${found.map(quoteMatch).join(" OR ")})`;
}

/**
 * FTS5 query for rows that hold every word of a staff search, in any order and in parts of words, with or without
 * accents. @param terms vocabulary of a trigram index @returns undefined where no row can match
 */
export async function matchEveryWord(db: Database, terms: string, q: string): Promise<string | undefined> {
  const matches: string[] = [];
  for (const word of searchWords(q)) {
    const match = await matchWord(db, terms, word);
    if (match === undefined) return undefined;
    matches.push(match);
  }
  return matches.length > 0 ? matches.join(" AND ") : undefined;
}
