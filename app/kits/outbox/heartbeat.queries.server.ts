import type { Database } from "~/database/open-database.server";
import type { ClockWatch } from "./watch-clock";

interface Beat extends ClockWatch {
  started_at: string;
  seen_at: string;
}

export async function saveHeartbeat(db: Database, beat: Beat): Promise<void> {
  await db
    .insertInto("worker_heartbeat")
    .values({ id: 1, ...beat })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(beat))
    .execute();
}

export function findHeartbeat(db: Database) {
  return db
    .selectFrom("worker_heartbeat")
    .select(["started_at", "seen_at", "jumped_from", "waited_ms"])
    .executeTakeFirst();
}

/** @returns when the worker was last seen before the jump; undefined where none is being waited for */
export async function endClockWatch(trx: Database): Promise<string | undefined> {
  const jumpedFrom = (await findHeartbeat(trx))?.jumped_from ?? undefined;
  await trx.updateTable("worker_heartbeat").set({ jumped_from: null, waited_ms: 0 }).execute();
  return jumpedFrom;
}
