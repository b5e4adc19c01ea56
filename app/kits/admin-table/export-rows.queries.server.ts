import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { CellValue } from "./admin-table";
import { buildFilter } from "./filter.queries.server";
import type { ListQuery } from "./list-query";
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

/** Newest first, in chunks: constant memory, no long block. Rows inserted meanwhile are left out. */
export async function* exportRows(
  db: Database,
  queries: TableQueries,
  query: Pick<ListQuery, "q" | "choices">,
  now: Date,
): AsyncGenerator<CellValue[][]> {
  const { conditions, match } = await buildFilter(db, queries, query, now);
  const from = sql.table(queries.table);
  const matches = match === undefined ? undefined : await matchingNumbers(db, queries, match);
  const created = sql.ref(queries.created);
  const number = queries.search === "index" ? sql`number` : sql`0`;
  const headings = Object.keys(queries.fields);
  const fields = sql.join(
    Object.values(queries.fields).map((text, place) => sql`${sql.raw(text)} as ${sql.ref(`cell${place}`)}`),
  );
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
        select ${fields} from ${from} where id in (${sql.join(wanted.map(({ id }) => id))})
        and ${conditions} order by ${created} desc, id desc`.execute(db);
      yield rows.map((row) => headings.map((_, place) => row[`cell${place}`] ?? null));
    }
    if (places.length < CHUNK) return;
  }
}
