import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { ListQuery } from "./list-query";
import type { RecordSource } from "./record-source";

/** Beyond this many rows, reading them in order and asking each whether it matches beats sorting the matches. */
const SORTABLE_MATCHES = 5000;

/** What narrows a table: conditions on its own columns, and what its search index is asked. */
export interface Narrowing {
  filters: RawBuilder<SqlBool>;
  /** FTS5 query; undefined without search. */
  match: string | undefined;
}

/** A text as an FTS5 string: between quotes, its own quotes doubled. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * The index's query for a text as typed. It knows three characters in a row: a shorter text is found by all of those
 * that begin with it, which is why every indexed text ends with two characters more.
 *
 * @returns undefined when nothing can match
 */
async function matchOf(db: Database, source: RecordSource, text: string): Promise<string | undefined> {
  if (Array.from(text).length >= 3) return quoted(text);
  const start = text.toLowerCase();
  const { rows } = await sql<{ term: string }>`
    select term from ${sql.table(`${source.table}_terms`)}
    where term >= ${start} and term < ${`${start}\u{10ffff}`}`.execute(db);
  return rows.length > 0 ? rows.map(({ term }) => quoted(term)).join(" OR ") : undefined;
}

/** Turns what the address asks for into SQL. */
export async function narrow(
  db: Database,
  source: RecordSource,
  { q, choices }: Pick<ListQuery, "q" | "choices">,
  now: Date,
): Promise<Narrowing> {
  const conditions = Object.entries(choices).flatMap(([name, value]) => {
    const condition = source.filters[name]?.(value, now);
    return condition ? [condition] : [];
  });
  const narrowing: Narrowing = { filters: all(conditions), match: undefined };
  if (q === "" || !source.search) return narrowing;
  if (source.search !== "index") return { ...narrowing, filters: all([...conditions, source.search(q)]) };
  const match = await matchOf(db, source, q);
  return match === undefined ? { ...narrowing, filters: sql<SqlBool>`0` } : { ...narrowing, match };
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  if (conditions.length === 0) return sql<SqlBool>`1`;
  return sql<SqlBool>`(${sql.join(conditions, sql`) and (`)})`;
}

/**
 * The rows that are meant, as a condition.
 *
 * @param matches how many rows there are, when that is known
 */
export function meant(source: RecordSource, { filters, match }: Narrowing, matches = 0): RawBuilder<SqlBool> {
  if (match === undefined) return filters;
  const index = sql.table(`${source.table}_search`);
  // The plus sign keeps SQLite from starting with the matches: it then reads in the order that is wanted.
  const number = matches > SORTABLE_MATCHES ? sql`+number` : sql`number`;
  return sql<SqlBool>`${number} in (select rowid from ${index} where ${index} match ${match}) and ${filters}`;
}
