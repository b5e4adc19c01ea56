import { type SqlBool, sql } from "kysely";
import { matchEveryWord } from "~/kits/search/trigram-match.queries.server";
import { searchWords } from "~/lib/search-words";
import type { Database } from "~/server/open-database.server";
import type { ListQuery } from "./list-query";
import type { Condition, TableQueries } from "./table-queries";

/** Above this, testing rows in order is faster than sorting the matches. */
const SORTABLE_MATCHES = 5000;

export interface Filter {
  conditions: Condition;
  match: string | undefined;
}

/** @param bound ISO timestamp: the first moment, or the first one after */
function createdWithin({ created }: TableQueries, name: string, bound: string): Condition | undefined {
  if (name === "from") return sql<SqlBool>`${sql.ref(created)} >= ${bound}`;
  return name === "before" ? sql<SqlBool>`${sql.ref(created)} < ${bound}` : undefined;
}

/** Rows that hold each word of the search in one of the searched fields. */
export async function buildFilter(
  db: Database,
  queries: TableQueries,
  { q, choices }: Pick<ListQuery, "q" | "choices">,
  now: Date,
): Promise<Filter> {
  const conditions = Object.entries(choices).flatMap(([name, value]) => {
    const condition = queries.filters[name]?.(value, now) ?? createdWithin(queries, name, value);
    return condition ? [condition] : [];
  });
  const filter: Filter = { conditions: all(conditions), match: undefined };
  const { search } = queries;
  const words = searchWords(q);
  if (words.length === 0 || !search) return filter;
  if (search !== "index") return { ...filter, conditions: all([...conditions, ...words.map(search)]) };
  const match = await matchEveryWord(db, `${queries.table}_terms`, q);
  return match === undefined ? { ...filter, conditions: sql<SqlBool>`0` } : { ...filter, match };
}

function all(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return sql<SqlBool>`1`;
  return sql<SqlBool>`(${sql.join(conditions, sql`) and (`)})`;
}

export function whereClause(queries: TableQueries, { conditions, match }: Filter, matches = 0): Condition {
  if (match === undefined) return conditions;
  const index = sql.table(`${queries.table}_search`);
  // The unary plus stops SQLite from starting with the matches, so that it reads in the requested order.
  const number = matches > SORTABLE_MATCHES ? sql`+number` : sql`number`;
  return sql<SqlBool>`${number} in (select rowid from ${index} where ${index} match ${match}) and ${conditions}`;
}
