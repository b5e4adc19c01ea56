import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { type PageSlice, slicePage } from "~/lib/filter-query";
import { searchWords } from "~/lib/text/words";
import type { CellValue, TableRow } from "./admin-table";
import { buildFilter, type Filter, someMatches, whereClause } from "./filter.queries.server";
import type { ListQuery } from "./list-query";
import type { Condition, DayGroup, ServerTable, TableQueries } from "./table-queries";

interface Piece {
  condition: Condition;
  first: string;
  last: string;
  offset: number;
  limit: number;
}

export const sizeOf = ({ days }: DayGroup): number => days.reduce((sum, { count }) => sum + count, 0);

/** The days that hold rows `offset` to `offset + limit` of a group. */
function pieceOf({ condition, days }: DayGroup, offset: number, limit: number): Piece {
  let skipped = 0;
  let seen = 0;
  const held = days.filter(({ count }) => {
    const isBefore = seen + count <= offset;
    const isAfter = seen >= offset + limit;
    if (isBefore) skipped += count;
    seen += count;
    return !isBefore && !isAfter;
  });
  const ends = [held[0]?.day ?? "", held.at(-1)?.day ?? ""].sort();
  return { condition, first: ends[0] ?? "", last: ends[1] ?? "", offset: offset - skipped, limit };
}

/**
 * Ids of a page of rows that are counted by day: only the days are read that the page is in, however late it is.
 * @param groups in the order of the list, each with its days in the same order as its rows
 */
async function idsOnPage(
  db: Database,
  { table, created }: TableQueries,
  groups: readonly DayGroup[],
  {
    where,
    order,
    offset,
    limit,
  }: { where: Condition; order: RawBuilder<unknown>; offset: number; limit: number },
): Promise<(string | number)[]> {
  const ids: (string | number)[] = [];
  let before = 0;
  for (const group of groups) {
    const start = Math.max(0, offset - before);
    const size = sizeOf(group);
    before += size;
    if (start >= size || ids.length >= limit) continue;
    const { condition, first, last, ...slice } = pieceOf(group, start, limit - ids.length);
    const column = sql.ref(created);
    // A timestamp continues its day with "T", which comes before "~".
    const { rows } = await sql<{ id: string | number }>`
      select id from ${sql.table(table)}
      where ${where} and ${condition} and ${column} >= ${first} and ${column} < ${`${last}~`}
      order by ${order} limit ${slice.limit} offset ${slice.offset}`.execute(db);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

interface RecordPage {
  rows: TableRow[];
  slice: PageSlice;
  /** More rows match than the total says. */
  isMore: boolean;
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
  const text = queries.sorted?.[column] ?? queries.columns[column] ?? queries.created;
  const by = sql`(${sql.raw(text)}) collate nocase`;
  return descending ? sql`${by} desc, ${created} desc, id desc` : sql`${by}, ${created} desc, id desc`;
}

export const isNewestFirst = ({ column, descending }: ListQuery["sort"]) =>
  column === "created_at" && descending;

const isOldestFirst = ({ column, descending }: ListQuery["sort"]) => column === "created_at" && !descending;

/** Counting ends there: a search for what is in most rows would read all of them. */
const MOST_FOUND = 10_000;

async function countFound(db: Database, queries: TableQueries, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${someMatches(queries, filter)} limit ${MOST_FOUND + 1})`.execute(db);
  return rows[0]?.count ?? 0;
}

async function findByDay(
  db: Database,
  { queries, pageSize }: Pick<ServerTable, "queries" | "pageSize">,
  query: ListQuery,
  filter: Filter,
) {
  const { choices, q, sort } = query;
  const groups = await queries.countByDay?.(db, { choices, words: searchWords(q), sort });
  if (!groups) return undefined;
  const total = groups.reduce((sum, group) => sum + sizeOf(group), 0);
  const slice = slicePage({ page: query.page, total, size: pageSize });
  const order = orderOf(queries, { column: "created_at", descending: !isOldestFirst(sort) });
  const page = { where: whereClause(queries, filter), order, offset: slice.offset, limit: pageSize };
  const ids = await idsOnPage(db, queries, groups, page);
  return { slice, ids, isMore: false };
}

async function findInOrder(
  db: Database,
  { queries, pageSize }: Pick<ServerTable, "queries" | "pageSize">,
  query: ListQuery,
  filter: Filter,
) {
  const found = query.q === "" ? await countRows(db, queries, filter) : await countFound(db, queries, filter);
  const isMore = query.q !== "" && found > MOST_FOUND;
  const slice = slicePage({ page: query.page, total: isMore ? MOST_FOUND : found, size: pageSize });
  const { rows } = await sql<{ id: string | number }>`
    select id from ${sql.table(queries.table)} where ${whereClause(queries, filter, found)}
    order by ${orderOf(queries, query.sort)} limit ${pageSize} offset ${slice.offset}`.execute(db);
  return { slice, ids: rows.map(({ id }) => id), isMore };
}

/**
 * Ids first, by index alone where possible, so that a late page does not read all rows before it. Clamps the page
 * number.
 */
export async function listRows(
  db: Database,
  table: Pick<ServerTable, "queries" | "pageSize">,
  query: ListQuery,
  now: Date,
): Promise<RecordPage> {
  const { queries } = table;
  const filter = await buildFilter(db, queries, query, now);
  const { slice, ids, isMore } =
    (await findByDay(db, table, query, filter)) ?? (await findInOrder(db, table, query, filter));
  if (ids.length === 0) return { rows: [], slice, isMore };
  const { rows } = await sql<Record<string, CellValue>>`
    select id, ${selected(queries.columns)} from ${sql.table(queries.table)}
    where id in (${sql.join(ids)})`.execute(db);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Record<string, CellValue>) => places.get(id ?? "") ?? 0;
  const sorted = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { rows: sorted.map((row) => ({ ...row, id: String(row.id) })), slice, isMore };
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
