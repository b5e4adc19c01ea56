import { sql } from "kysely";
import { type PageSlice, slicePage } from "~/lib/pager";
import type { Database } from "~/server/open-database.server";
import type { ListQuery } from "./list-query";
import { meant, type Narrowing, narrow } from "./record-conditions.queries.server";
import type { DayCount, RecordSource } from "./record-source";
import { recordSources } from "./record-sources.queries.server";
import type { CellValue, RecordRow, RecordTable } from "./record-table";

export interface RecordPage {
  rows: RecordRow[];
  slice: PageSlice;
}

/** How many rows are meant. */
export async function countRecords(
  db: Database,
  source: RecordSource,
  narrowing: Narrowing,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(source.table)} where ${meant(source, narrowing)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const selected = (columns: Record<string, string>) =>
  sql.join(Object.entries(columns).map(([name, text]) => sql`${sql.raw(text)} as ${sql.ref(name)}`));

/** Newest first among equals, whatever the order. */
function orderOf(source: RecordSource, { column, descending }: ListQuery["sort"]) {
  const created = sql.ref(source.created);
  if (column === "created_at") {
    return descending ? sql`${created} desc, id desc` : sql`${created}, id`;
  }
  const by = sql`(${sql.raw(source.columns[column] ?? source.created)}) collate nocase`;
  return descending ? sql`${by} desc, ${created} desc, id desc` : sql`${by}, ${created} desc, id desc`;
}

const isNewestFirst = ({ column, descending }: ListQuery["sort"]) => column === "created_at" && descending;

/** The whole days that lie before a place in the list, so that no row of theirs has to be passed over. */
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
 * One page of a table. The page's ids are looked up first, in an index alone where there is one, so that page 1,000
 * costs what page 1 does.
 *
 * @param query what the address asks for; a page that does not exist becomes the nearest one that does
 */
export async function listRecords(
  db: Database,
  table: Pick<RecordTable, "kind" | "pageSize">,
  query: ListQuery,
  now: Date,
): Promise<RecordPage> {
  const source = recordSources[table.kind];
  const narrowing = await narrow(db, source, query, now);
  const days = query.q === "" ? await source.countByDay?.(db, query.choices) : undefined;
  const total =
    days?.reduce((sum, { count }) => sum + count, 0) ?? (await countRecords(db, source, narrowing));
  const slice = slicePage({ page: query.page, total, size: table.pageSize });
  const { before, skipped } = skipDays(isNewestFirst(query.sort) ? days : undefined, slice.offset);
  const start = before ? sql`${sql.ref(source.created)} < ${before}` : sql`1`;
  const from = sql.table(source.table);
  const order = orderOf(source, query.sort);
  const { rows } = await sql<Record<string, CellValue>>`
    select id, ${selected(source.columns)} from ${from} where id in (
      select id from ${from} where ${meant(source, narrowing, total)} and ${start}
      order by ${order} limit ${table.pageSize} offset ${slice.offset - skipped}
    ) order by ${order}`.execute(db);
  return { rows: rows.map((row) => ({ ...row, id: String(row.id) })), slice };
}

/** Everything that was submitted with one row, by heading; undefined when there is no such row. */
export async function findRecord(
  db: Database,
  source: RecordSource,
  id: string,
): Promise<{ shown: RecordRow; fields: Record<string, CellValue> } | undefined> {
  const read = async (columns: Record<string, string>) => {
    const { rows } = await sql<Record<string, CellValue>>`
      select ${selected(columns)} from ${sql.table(source.table)} where id = ${id}`.execute(db);
    return rows[0];
  };
  const shown = await read(source.columns);
  const fields = await read(source.fields);
  return shown && fields ? { shown: { ...shown, id }, fields } : undefined;
}
