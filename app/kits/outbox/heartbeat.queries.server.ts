import type { Database } from "~/server/open-database.server";

export async function saveHeartbeat(db: Database, startedAt: string, seenAt: string): Promise<void> {
  await db
    .insertInto("worker_heartbeat")
    .values({ id: 1, started_at: startedAt, seen_at: seenAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ started_at: startedAt, seen_at: seenAt }))
    .execute();
}

export function findHeartbeat(db: Database) {
  return db.selectFrom("worker_heartbeat").select(["started_at", "seen_at"]).executeTakeFirst();
}
