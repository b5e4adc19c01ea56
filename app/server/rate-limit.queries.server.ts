import { sql } from "kysely";
import type { Database } from "./open-database.server";

interface Hits {
  key: string;
  windowStart: string;
  limit: number;
  hits: number;
}

/** One statement, so that concurrent requests cannot read the same count. @returns false beyond the limit */
export async function addHits(db: Database, { key, windowStart, limit, hits }: Hits): Promise<boolean> {
  if (hits > limit) return false;
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, hits })
    .onConflict((conflict) =>
      conflict
        .columns(["key", "window_start"])
        .doUpdateSet({ hits: sql`hits + ${hits}` })
        .where("rate_limits.hits", "<=", limit - hits),
    )
    .returning("hits")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeHit(db: Database, key: string, windowStart: string): Promise<void> {
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
