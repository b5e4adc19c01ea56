import { sql } from "kysely";
import type { Database } from "./open-database.server";

/** Adds one to a window's counter and returns the count. One statement, so that no two requests read the same count. */
export async function addHit(db: Database, key: string, windowStart: string): Promise<number> {
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, hits: 1 })
    .onConflict((conflict) => conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`hits + 1` }))
    .returning("hits")
    .executeTakeFirstOrThrow();
  return row.hits;
}

/** Forgets the windows that began before a time. */
export async function deleteWindowsBefore(db: Database, time: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_start", "<", time).execute();
}

/** Forgets all windows of one counter. */
export async function deleteKey(db: Database, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}
