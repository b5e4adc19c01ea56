import { sql } from "kysely";
import { type PageSlice, slicePage } from "~/lib/pager";
import type { Database } from "~/server/open-database.server";
import type { CellValue, TableRow } from "./admin-table";
import { buildFilter, type Filter, whereClause } from "./filter.queries.server";
import type { ListQuery } from "./list-query";
import type { DayCount, ServerTable, TableQueries } from "./table-queries";

export interface RecordPage {
  rows: TableRow[];
  slice: PageSlice;
}

export async function countRows(db: Database, queries: TableQueries, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(queries.table)} where ${whereClause(queries, filter)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const selected = (columns: Record<string, string>) =>
  sql.join(Object.entries(columns).map(([name, text]) => sql`${sql.raw(text)} as ${sql.ref(name)}`));

/** Newest first among equals. */
export function orderOf(queries: TableQueries, { column, descending }: ListQuery["sort"]) {
  const created = sql.ref(queries.created);
  if (column === "created_at") {
    return descending ? sql`${created} desc, id desc` : sql`${created}, id`;
  }
  const by = sql`(${sql.raw(queries.columns[column] ?? queries.created)}) collate nocase`;
  return descending ? sql`${by} desc, ${created} desc, id desc` : sql`${by}, ${created} desc, id desc`;
}

export const isNewestFirst = ({ column, descending }: ListQuery["sort"]) =>
  column === "created_at" && descending;

/** Whole days before an offset: their rows need not be skipped one by one. */
function skipDays(days: readonly DayCount[] = [], offset: number): { before?: string; skipped: number } {
  let skipped = 0;
  let before: string | undefined;
  for (const { day, count } of days) {
    if (skipped + count > offset) break;
    skipped += count;
    before = day;
  }
  return { ...(before && { before }), skipped };
}

/**
 * Ids first, by index alone where possible, so that a late page does not read all rows before it. Clamps the page
 * number.
 */
export async function listRows(
  db: Database,
  { queries, pageSize }: Pick<ServerTable, "queries" | "pageSize">,
  query: ListQuery,
  now: Date,
): Promise<RecordPage> {
  const filter = await buildFilter(db, queries, query, now);
  const days = query.q === "" ? await queries.countByDay?.(db, query.choices) : undefined;
  const total = days?.reduce((sum, { count }) => sum + count, 0) ?? (await countRows(db, queries, filter));
  const slice = slicePage({ page: query.page, total, size: pageSize });
  const { before, skipped } = skipDays(isNewestFirst(query.sort) ? days : undefined, slice.offset);
  const start = before ? sql`${sql.ref(queries.created)} < ${before}` : sql`1`;
  const from = sql.table(queries.table);
  const order = orderOf(queries, query.sort);
  const { rows } = await sql<Record<string, CellValue>>`
    select id, ${selected(queries.columns)} from ${from} where id in (
      select id from ${from} where ${whereClause(queries, filter, total)} and ${start}
      order by ${order} limit ${pageSize} offset ${slice.offset - skipped}
    ) order by ${order}`.execute(db);
  return { rows: rows.map((row) => ({ ...row, id: String(row.id) })), slice };
}

export async function findRow(
  db: Database,
  queries: TableQueries,
  id: string,
): Promise<{ shown: TableRow; fields: Record<string, CellValue> } | undefined> {
  const read = async (columns: Record<string, string>) => {
    const { rows } = await sql<Record<string, CellValue>>`
      select ${selected(columns)} from ${sql.table(queries.table)} where id = ${id}`.execute(db);
    return rows[0];
  };
  const shown = await read(queries.columns);
  const fields = await read(queries.fields);
  return shown && fields ? { shown: { ...shown, id }, fields } : undefined;
}
