import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { correctWord } from "./correct-word.queries.server";
import {
  type MatchExpression,
  quoteMatch,
  rowsMatching,
  type SearchedTable,
} from "./match-expression.queries.server";
import type { QueryPart } from "./query-words.server";
import { termsBeginningWith } from "./search-terms.queries.server";

/** How a part of a search is found. */
export interface PartMatch extends MatchExpression {
  part: QueryPart;
}

/** Fewer letters are found only as whole words and at the beginning of words: "rent" does not find "current". */
const MIN_INNER_LENGTH = 5;
/** Each reads the text of some rows. */
const MAX_CORRECTED = 2;

async function hasMatch(db: Database, table: SearchedTable, found: MatchExpression) {
  const { rows } = await sql`${rowsMatching(table, found)} limit 1`.execute(db);
  return rows.length > 0;
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text);

/** Finds parts of searches in the indexes of a table, whole words before parts and parts before typos. */
export function partMatcher(db: Database, table: SearchedTable) {
  let corrected = 0;

  /** FTS5 finds three characters or more; one or two are found by the trigrams that begin with them. */
  async function verbatim(part: QueryPart): Promise<PartMatch | undefined> {
    const { text } = part;
    if (Array.from(text).length >= 3) {
      const found = { part, index: "parts" as const, match: quoteMatch(text) };
      return (await hasMatch(db, table, found)) ? found : undefined;
    }
    const terms = await termsBeginningWith(db, `${table.name}_trigrams`, text);
    const match = terms.map(quoteMatch).join(" OR ");
    return match ? { part, index: "parts", match } : undefined;
  }

  async function correction(part: QueryPart): Promise<PartMatch | undefined> {
    if (corrected >= MAX_CORRECTED) return undefined;
    corrected += 1;
    const words = await correctWord(db, table, part.text);
    return words.length > 0
      ? { part, index: "words", match: `(${words.map(quoteMatch).join(" OR ")})` }
      : undefined;
  }

  /** @returns how the part is found, or undefined when no public row has it */
  return async function matchPart(part: QueryPart): Promise<PartMatch | undefined> {
    if (part.kind === "verbatim") return verbatim(part);
    const word = quoteMatch(part.text);
    for (const match of [word, `${word} *`]) {
      const found = { part, index: "words" as const, match };
      if (await hasMatch(db, table, found)) return found;
    }
    if (part.text.length >= MIN_INNER_LENGTH || !isLatin(part.text)) {
      const inner = await verbatim(part);
      if (inner) return inner;
    }
    return correction(part);
  };
}

/** Expressions that hold where all of these do; those in the index of words are one. */
export function matchAll(found: readonly MatchExpression[]): MatchExpression[] {
  const words = found.filter(({ index }) => index === "words").map(({ match }) => match);
  const parts = found.filter(({ index }) => index === "parts");
  return [...(words.length > 0 ? [{ index: "words" as const, match: words.join(" AND ") }] : []), ...parts];
}
