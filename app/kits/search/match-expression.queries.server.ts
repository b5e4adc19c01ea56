import { type RawBuilder, sql } from "kysely";

/** A table with two indexes, `<name>_words` of whole words by their stems and `<name>_parts` of trigrams. */
export interface SearchedTable {
  name: string;
  /** The columns that are searched, as one text. */
  text: RawBuilder<string>;
  /** The row's id in terms of `rowid` in the indexes. */
  id: RawBuilder<number>;
}

export interface MatchExpression {
  index: "words" | "parts";
  /** FTS5's query language; what comes from a visitor is quoted. */
  match: string;
}

/** A text as an FTS5 string: whatever a visitor types, it is no syntax. */
export function quoteMatch(text: string): string {
  return `"${text.replaceAll("\u0000", "").replaceAll('"', '""')}"`;
}

/** Matches, by their rowids in the index. */
export function rowsMatching(table: SearchedTable, { index, match }: MatchExpression) {
  const name = sql.table(`${table.name}_${index}`);
  return sql<number>`select rowid from ${name} where ${name} match ${match}`;
}

/** Rowids that match all of the expressions. */
export function inAll(table: SearchedTable, expressions: readonly MatchExpression[]): RawBuilder<number> {
  const [first, ...others] = expressions.map((expression) => rowsMatching(table, expression));
  if (!first) return sql<number>`select null as rowid where 0`;
  const conditions = others.map((other) => sql`and rowid in (${other})`);
  return sql<number>`${first} ${sql.join(conditions, sql` `)}`;
}
