import { sql } from "kysely";
import type { Database } from "./open-database.server";

/** One statement, so that concurrent requests cannot read the same count. @returns false at the limit */
export async function addHit(
  db: Database,
  { key, windowStart, limit }: { key: string; windowStart: string; limit: number },
): Promise<boolean> {
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["key", "window_start"])
        .doUpdateSet({ hits: sql`hits + 1` })
        .where("rate_limits.hits", "<", limit),
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
