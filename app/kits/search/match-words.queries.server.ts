import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import {
  type MatchExpression,
  quoteMatch,
  rowsMatching,
  type SearchedTable,
} from "./match-expression.queries.server";
import { intactPieces, isOneTypoApart, plainWords, type QueryPart } from "./query-words.server";
import { termsBeginningWith } from "./trigram-match.queries.server";

/** Rows that are read for each half of a word: where more hold it, the word it belongs to is in some of these. */
const MAX_ROWS = 40;
const MAX_WORDS = 6;

/** Words that begin with the same letter and are as long, but for one letter; texts are long, so it looks at nothing else. */
function similarWords(word: string, texts: readonly string[]): string[] {
  const similar = new RegExp(
    `(?<![\\p{L}\\p{N}])\\p{L}[\\p{L}\\p{N}\\p{M}'’]{${word.length - 2},${word.length + 1}}(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const typed = new Set(texts.flatMap((text) => text.match(similar) ?? []));
  return [...new Set([...typed].flatMap(plainWords))].filter((other) => isOneTypoApart(word, other));
}

/** The words of a table that are one typo away from a word that no row holds. */
async function correctWord(db: Database, table: SearchedTable, word: string): Promise<string[]> {
  const texts: string[] = [];
  for (const piece of intactPieces(word)) {
    const rowids = rowsMatching(table, { index: "parts", match: quoteMatch(piece) });
    const { rows } = await sql<{ text: string }>`
      select ${table.text} as text from ${sql.table(table.name)}
      where id in (select ${table.id} from (${rowids} limit ${MAX_ROWS}))`.execute(db);
    texts.push(...rows.map(({ text }) => text));
  }
  return similarWords(word, texts).slice(0, MAX_WORDS);
}

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
