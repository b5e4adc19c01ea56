import { sql } from "kysely";

/** Tables with two indexes: `_words` of whole words by their stems, `_parts` of three characters in a row. */
export type SearchedTable = "articles" | "support_resources";

export interface MatchExpression {
  index: "words" | "parts";
  /** FTS5's query language; what comes from a visitor is quoted. */
  match: string;
}

/** A text as an FTS5 string: whatever a visitor types, it is no syntax. */
export function quoteMatch(text: string): string {
  return `"${text.replaceAll("\u0000", "").replaceAll('"', '""')}"`;
}

/** Rows that match, by their number. */
export function rowsMatching(table: SearchedTable, { index, match }: MatchExpression) {
  const name = sql.table(`${table}_${index}`);
  return sql<number>`select rowid from ${name} where ${name} match ${match}`;
}
