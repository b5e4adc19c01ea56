import type { Database } from "~/server/open-database.server";

/** Oldest first; triggers subtract the events from the daily totals. @param before ISO timestamp @returns the number */
export async function deleteEventsBefore(db: Database, before: string, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("form_analytics")
    .where("id", "in", (query) =>
      query
        .selectFrom("form_analytics")
        .select("id")
        .where("created_at", "<", before)
        .orderBy("created_at")
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the totals of old days that have no event left. @param before ISO timestamp */
export async function deleteEmptyTotals(db: Database, before: string): Promise<void> {
  await db
    .deleteFrom("form_daily_totals")
    .where("day", "<=", before.slice(0, "2026-11-20".length))
    .where("total", "=", 0)
    .execute();
}
