import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import { oneTypoSpellings } from "./one-typo.server";
import type { QueryPart } from "./query-words.server";

/** Tables with two indexes: `_words` of whole words by their stems, `_parts` of three characters in a row. */
export type SearchedTable = "articles" | "support_resources";

/** How a part of a search is found. */
export interface PartMatch {
  part: QueryPart;
  index: "words" | "parts";
  /** An FTS5 expression, quoted. */
  match: string;
}

/** Fewer letters are found only as whole words and at the beginning of words: "rent" does not find "current". */
const MIN_INNER_LENGTH = 5;
/** Each costs some hundred looks into the index. */
const MAX_CORRECTED = 2;

/** A text as an FTS5 string: whatever a visitor types, it is no syntax. */
export function quoteMatch(text: string): string {
  return `"${text.replaceAll("\u0000", "").replaceAll('"', '""')}"`;
}

/** Rows that match, by their number. */
export function rowsMatching(table: SearchedTable, { index, match }: Pick<PartMatch, "index" | "match">) {
  const name = sql.table(`${table}_${index}`);
  return sql<number>`select rowid from ${name} where ${name} match ${match}`;
}

async function hasMatch(db: Database, table: SearchedTable, found: Pick<PartMatch, "index" | "match">) {
  const { rows } = await sql`${rowsMatching(table, found)} limit 1`.execute(db);
  return rows.length > 0;
}

/** FTS5 finds three characters or more; one or two are found by the trigrams that begin with them. */
async function verbatimMatch(db: Database, table: SearchedTable, text: string): Promise<string | undefined> {
  if (Array.from(text).length >= 3) return quoteMatch(text);
  const { rows } = await sql<{ term: string }>`
    select term from ${sql.table(`${table}_trigrams`)}
    where term >= ${text} and term < ${`${text}\u{10ffff}`}`.execute(db);
  return rows.length > 0 ? rows.map(({ term }) => quoteMatch(term)).join(" OR ") : undefined;
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text);

/** Finds parts of searches in the indexes of a table, whole words before parts and parts before typos. */
export function partMatcher(db: Database, table: SearchedTable) {
  let corrected = 0;

  async function verbatim(part: QueryPart): Promise<PartMatch | undefined> {
    const match = await verbatimMatch(db, table, part.text);
    const found = match && { part, index: "parts" as const, match };
    return found && (await hasMatch(db, table, found)) ? found : undefined;
  }

  function corrections(part: QueryPart): string[] {
    const spellings = oneTypoSpellings(part.text);
    if (spellings.length === 0 || corrected >= MAX_CORRECTED) return [];
    corrected += 1;
    return [`(${spellings.map(quoteMatch).join(" OR ")})`];
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
    for (const match of corrections(part)) {
      const found = { part, index: "words" as const, match };
      if (await hasMatch(db, table, found)) return found;
    }
    return undefined;
  };
}

/** One condition that all parts hold; the parts in the index of words are one expression. */
export function matchAll(table: SearchedTable, found: readonly PartMatch[]) {
  const words = found.filter(({ index }) => index === "words").map(({ match }) => match);
  const parts = found.filter(({ index }) => index === "parts");
  const all = [
    ...(words.length > 0 ? [{ index: "words" as const, match: words.join(" AND ") }] : []),
    ...parts,
  ];
  return all.map((one) => rowsMatching(table, one));
}
