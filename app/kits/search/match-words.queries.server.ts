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
  const pieces = intactPieces(word);
  if (pieces.length === 0) return [];
  const texts: string[] = [];
  for (const piece of pieces) {
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
  /** The words of the rows that it stands for, as they were typed or corrected. */
  words: readonly string[];
}

/** Fewer letters are found only as whole words and at the beginning of words: "rent" does not find "current". */
const MIN_INNER_LENGTH = 5;
/** Each reads the text of some rows. */
const MAX_CORRECTED = 2;

async function hasMatch(db: Database, table: SearchedTable, found: MatchExpression) {
  const { rows } = await sql`${rowsMatching(table, found)} limit 1`.execute(db);
  return rows.length > 0;
}

/** The first of the expressions of each list that some row matches, in one statement. */
async function firstMatches(
  db: Database,
  table: SearchedTable,
  lists: readonly (readonly string[])[],
): Promise<(string | undefined)[]> {
  if (lists.length === 0) return [];
  const columns = lists.map((list, at) => {
    const cases = list.map(
      (match, place) =>
        sql`when exists (${rowsMatching(table, { index: "words", match })}) then ${sql.lit(place)}`,
    );
    return sql`case ${sql.join(cases, sql` `)} end as ${sql.id(String(at))}`;
  });
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(columns)}`.execute(db);
  return lists.map((list, at) => list[rows[0]?.[at] ?? list.length]);
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text);

/** FTS5 finds three characters or more; one or two are found by the trigrams that begin with them. */
async function verbatim(db: Database, table: SearchedTable, part: QueryPart): Promise<PartMatch | undefined> {
  const { text } = part;
  const words = [text];
  if (Array.from(text).length >= 3) {
    const found = { part, words, index: "parts" as const, match: quoteMatch(text) };
    return (await hasMatch(db, table, found)) ? found : undefined;
  }
  const terms = await termsBeginningWith(db, `${table.name}_trigrams`, text);
  const match = terms.map(quoteMatch).join(" OR ");
  return match ? { part, words, index: "parts", match } : undefined;
}

async function correction(
  db: Database,
  table: SearchedTable,
  part: QueryPart,
): Promise<PartMatch | undefined> {
  const words = await correctWord(db, table, part.text);
  return words.length > 0
    ? { part, words, index: "words", match: `(${words.map(quoteMatch).join(" OR ")})` }
    : undefined;
}

interface Matching {
  /** The search ends with a part that is not found. */
  wantsAll?: boolean;
  /** Words that are not found may be misspelt. */
  corrects?: boolean;
}

/**
 * How the parts of a search are found in the indexes of a table, whole words before the beginnings of words, these before
 * what is inside words, and typos last.
 *
 * @returns for each part, undefined when no public row has it
 */
export async function matchParts(
  db: Database,
  table: SearchedTable,
  parts: readonly QueryPart[],
  { wantsAll = false, corrects = true }: Matching = {},
): Promise<(PartMatch | undefined)[]> {
  const spoken = parts.filter(({ kind }) => kind === "word");
  const matches = await firstMatches(
    db,
    table,
    spoken.map(({ text }) => [quoteMatch(text), `${quoteMatch(text)} *`]),
  );
  const known = new Map(spoken.map((part, at) => [part, matches[at]]));
  const found: (PartMatch | undefined)[] = [];
  let corrected = 0;
  for (const part of parts) {
    const match = known.get(part);
    const isInner = part.kind === "verbatim" || part.text.length >= MIN_INNER_LENGTH || !isLatin(part.text);
    let how: PartMatch | undefined = match ? { part, words: [part.text], index: "words", match } : undefined;
    if (!how && isInner) how = await verbatim(db, table, part);
    if (!how && part.kind === "word" && corrects && corrected < MAX_CORRECTED) {
      corrected += 1;
      how = await correction(db, table, part);
    }
    found.push(how);
    if (!how && wantsAll) break;
  }
  return found;
}

/** Expressions that hold where all of these do; those in the index of words are one. */
export function matchAll(found: readonly MatchExpression[]): MatchExpression[] {
  const words = found.filter(({ index }) => index === "words").map(({ match }) => match);
  const parts = found.filter(({ index }) => index === "parts");
  return [...(words.length > 0 ? [{ index: "words" as const, match: words.join(" AND ") }] : []), ...parts];
}
