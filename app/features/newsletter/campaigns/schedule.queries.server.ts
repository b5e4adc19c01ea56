import type { Database } from "~/server/open-database.server";

export function findSchedule(db: Database) {
  return db.selectFrom("newsletter_schedule").select(["pattern", "since"]).executeTakeFirst();
}

export async function saveSchedule(db: Database, pattern: string, since: string): Promise<void> {
  await db
    .insertInto("newsletter_schedule")
    .values({ id: 1, pattern, since })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ pattern, since }))
    .execute();
}
