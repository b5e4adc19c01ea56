import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";

interface Window {
  key: string;
  windowStart: string;
}

interface Hits extends Window {
  previousStart: string;
  /** How much of the previous window still counts, from 0 to 1. */
  previousShare: number;
  limit: number;
  hits: number;
}

/** One statement, so that concurrent requests cannot read the same count. @returns false beyond the limit */
export async function addHits(
  db: Database,
  { key, windowStart, previousStart, previousShare, limit, hits }: Hits,
): Promise<boolean> {
  const before = sql`coalesce((select hits from rate_limits
    where key = ${key} and window_start = ${previousStart}), 0) * ${previousShare}`;
  const { rows } = await sql`
    insert into rate_limits (key, window_start, hits)
      select ${key}, ${windowStart}, ${hits} where ${hits} + ${before} <= ${limit}
    on conflict (key, window_start) do update set hits = rate_limits.hits + ${hits}
      where rate_limits.hits + ${hits} + ${before} <= ${limit}
    returning hits`.execute(db);
  return rows.length > 0;
}

/** @returns all hits of the window */
export async function addUnlimitedHits(
  db: Database,
  { key, windowStart, hits }: Window & { hits: number },
): Promise<number> {
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, hits })
    .onConflict((conflict) =>
      conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`rate_limits.hits + ${hits}` }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return row.hits;
}

export async function readHits(db: Database, { key, windowStart }: Window): Promise<number> {
  const row = await db
    .selectFrom("rate_limits")
    .select("hits")
    .where("key", "=", key)
    .where("window_start", "=", windowStart)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** @param since ISO timestamp */
export async function countKeys(db: Database, prefix: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("rate_limits")
    .select(({ fn }) => fn.count<number>("key").distinct().as("count"))
    .where("key", ">=", prefix)
    .where("key", "<", `${prefix}\u{10ffff}`)
    .where("window_start", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function removeHit(db: Database, { key, windowStart }: Window): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ hits: sql`hits - 1` })
    .where("key", "=", key)
    .where("window_start", "=", windowStart)
    .where("hits", ">", 0)
    .execute();
}

export async function deleteWindowsBefore(db: Database, time: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_start", "<", time).execute();
}

export async function deleteKey(db: Database, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** @param part such as a keyed hash */
export async function deleteKeysWith(db: Database, part: string): Promise<void> {
  await sql`delete from rate_limits where instr(key, ${part}) > 0`.execute(db);
}
