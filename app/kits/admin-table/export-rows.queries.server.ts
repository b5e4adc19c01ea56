import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { CellValue } from "./admin-table";
import { buildFilter, numberOf, whereClause } from "./filter.queries.server";
import type { ListQuery } from "./list-query";
import { isNewestFirst, orderOf } from "./list-rows.queries.server";
import type { TableQueries } from "./table-queries";

/** Some 3 ms per query. */
const CHUNK = 200;

/** 1-2 ms between turns of the event loop. */
const MATCHES_AT_ONCE = 1000;

interface Cursor {
  id: string | number;
  created: string;
  number: number;
}

async function matchingNumbers(db: Database, queries: TableQueries, match: string): Promise<Set<number>> {
  const index = sql.table(`${queries.table}_search`);
  const found = sql<{ number: number }>`(select rowid as number from ${index} where ${index} match ${match})`;
  const numbers = new Set<number>();
  for await (const { number } of db.selectFrom(found.as("found")).select("number").stream()) {
    numbers.add(number);
    if (numbers.size % MATCHES_AT_ONCE === 0) await setImmediate();
  }
  return numbers;
}

export type ExportQuery = Pick<ListQuery, "q" | "choices"> & Partial<Pick<ListQuery, "sort">>;

const selectedFields = (queries: TableQueries) =>
  sql.join(
    Object.values(queries.fields).map((text, place) => sql`${sql.raw(text)} as ${sql.ref(`cell${place}`)}`),
  );

const cellsOf = (queries: TableQueries, row: Record<string, CellValue>) =>
  Object.keys(queries.fields).map((_, place) => row[`cell${place}`] ?? null);

/**
 * In the list's order, in chunks: no long block. Rows inserted meanwhile are left out. Events, of which there are a
 * million, are always newest first.
 */
export function exportRows(
  db: Database,
  queries: TableQueries,
  query: ExportQuery,
  now: Date,
): AsyncGenerator<CellValue[][]> {
  const { sort } = query;
  if (!sort || isNewestFirst(sort) || queries.countByDay) return exportNewestFirst(db, queries, query, now);
  return exportSorted(db, queries, { ...query, sort }, now);
}

/** Finds the ids in order first, which takes some 30 bytes a row. */
async function* exportSorted(
  db: Database,
  queries: TableQueries,
  query: Omit<ListQuery, "page">,
  now: Date,
): AsyncGenerator<CellValue[][]> {
  const from = sql.table(queries.table);
  const where = whereClause(queries, await buildFilter(db, queries, query, now));
  const ordered = sql<{ id: string | number }>`(select id from ${from} where ${where}
    order by ${orderOf(queries, query.sort)})`;
  const ids: (string | number)[] = [];
  for await (const { id } of db.selectFrom(ordered.as("ordered")).select("id").stream()) {
    ids.push(id);
    if (ids.length % MATCHES_AT_ONCE === 0) await setImmediate();
  }
  for (let start = 0; start < ids.length; start += CHUNK) {
    await setImmediate();
    const wanted = ids.slice(start, start + CHUNK);
    const { rows } = await sql<Record<string, CellValue>>`
      select ${selectedFields(queries)}, id as row_id from ${from}
      where id in (${sql.join(wanted)})`.execute(db);
    const byId = new Map(rows.map((row) => [row.row_id, cellsOf(queries, row)]));
    yield wanted.flatMap((id) => {
      const cells = byId.get(id);
      return cells ? [cells] : [];
    });
  }
}

/** Constant memory. */
async function* exportNewestFirst(
  db: Database,
  queries: TableQueries,
  query: ExportQuery,
  now: Date,
): AsyncGenerator<CellValue[][]> {
  const { conditions, match } = await buildFilter(db, queries, query, now);
  const from = sql.table(queries.table);
  const matches = match === undefined ? undefined : await matchingNumbers(db, queries, match);
  const created = sql.ref(queries.created);
  const number = queries.search === "index" ? numberOf(queries) : sql`0`;
  let last: Cursor | undefined;
  for (;;) {
    // SQLite returns synchronously: give other requests a turn.
    await setImmediate();
    const after = last ? sql`(${created}, id) < (${last.created}, ${last.id})` : sql`1`;
    const { rows: places } = await sql<Cursor>`
      select id, ${created} as created, ${number} as number from ${from}
      where ${after} order by ${created} desc, id desc limit ${CHUNK}`.execute(db);
    last = places.at(-1);
    if (!last) return;
    const wanted = matches ? places.filter((place) => matches.has(place.number)) : places;
    if (wanted.length > 0) {
      const { rows } = await sql<Record<string, CellValue>>`
        select ${selectedFields(queries)} from ${from} where id in (${sql.join(wanted.map(({ id }) => id))})
        and ${conditions} order by ${created} desc, id desc`.execute(db);
      yield rows.map((row) => cellsOf(queries, row));
    }
    if (places.length < CHUNK) return;
  }
}
