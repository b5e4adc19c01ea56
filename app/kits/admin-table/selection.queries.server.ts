import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { buildFilter, numberOf, whereClause } from "./filter.queries.server";
import type { ListQuery } from "./list-query";
import { statusEvents } from "./status-events.queries.server";
import type { Condition, ServerTable, TableQueries } from "./table-queries";

export type Selection = { ids: readonly string[] } | { matching: Pick<ListQuery, "q" | "choices"> };

export async function selectedRows(
  db: Database,
  queries: TableQueries,
  selection: Selection,
  now: Date,
): Promise<Condition> {
  if ("matching" in selection)
    return whereClause(queries, await buildFilter(db, queries, selection.matching, now));
  if (selection.ids.length === 0) return sql<SqlBool>`0`;
  return sql<SqlBool>`id in (${sql.join(selection.ids)})`;
}

export function rowsToChange(
  { statuses }: TableQueries,
  selected: Condition,
  status: string | undefined,
): Condition {
  if (status === undefined || !statuses) return selected;
  return sql<SqlBool>`(${selected}) and ${sql.raw(statuses.column)} <> ${status}`;
}

/** Checksum of ids and statuses, to detect changes since the confirmation. */
export interface SelectionSnapshot {
  count: number;
  checksum: string;
}

export async function takeSnapshot(
  db: Database,
  queries: TableQueries,
  condition: Condition,
): Promise<SelectionSnapshot> {
  const { table, search, statuses } = queries;
  const number = search === "index" ? numberOf(queries) : sql`id`;
  const ranks = Object.keys(statuses?.set ?? {}).map((name, place) => sql`when ${name} then ${place + 2}`);
  const weight = statuses
    ? sql`case ${sql.raw(statuses.column)} ${sql.join(ranks, sql` `)} else 1 end`
    : sql`1`;
  // A prime modulus keeps the sum of squares within 64 bits.
  const { rows } = await sql<SelectionSnapshot>`
    select count(*) as count, printf('%d-%d-%d', count(*), sum(${number}),
      sum(${number} * ${number} % 2147483647 * ${weight})) as checksum
    from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0] ?? { count: 0, checksum: "" };
}

export interface IdentifiedRow {
  id: string;
  status: string | null;
  created: string;
  name: string;
}

function identified({ identity, queries: { columns, statuses, created } }: ServerTable) {
  const parts = identity.map((name) => sql`nullif(${sql.raw(columns[name] ?? "null")}, '')`);
  const status = statuses ? sql.raw(statuses.column) : sql`null`;
  return sql`cast(id as text) as id, ${status} as status, ${sql.ref(created)} as created,
    concat_ws(', ', ${sql.join(parts)}) as name`;
}

export async function listSelected(
  db: Database,
  table: ServerTable,
  where: Condition,
  limit: number,
): Promise<IdentifiedRow[]> {
  const { rows } = await sql<IdentifiedRow>`
    select ${identified(table)} from ${sql.table(table.queries.table)} where ${where}
    order by ${sql.ref(table.queries.created)} desc limit ${limit}`.execute(db);
  return rows;
}

export type ConcurrentChange = IdentifiedRow & { by: string; at: string };

/** Statuses set by others. @param since ISO timestamp @param not email address to leave out */
export async function listConcurrentChanges(
  db: Database,
  table: ServerTable,
  { where, since, not, limit }: { where: Condition; since: string; not: string; limit: number },
): Promise<{ count: number; rows: ConcurrentChange[] }> {
  const source = sql.table(table.queries.table);
  const events = statusEvents(table, ({ createdAt }) => sql`${createdAt} > ${since}`);
  const { rows } = await sql<ConcurrentChange & { count: number }>`
    with latest as (
      select record_id, by, at, max(place) as place from (${events}) group by record_id
    ), changed as (
      select * from latest where latest.by <> ${not}
        and record_id in (select cast(id as text) from ${source} where ${where})
    )
    select named.*, changed.by, changed.at, (select count(*) from changed) as count
    from changed join (select ${identified(table)} from ${source}) as named on named.id = changed.record_id
    order by changed.place desc limit ${limit}`.execute(db);
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count, ...row }) => row) };
}
