import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import { findHeartbeat, saveHeartbeat } from "./heartbeat.queries.server";
import { isFarAhead, watchClock } from "./watch-clock";

const BEAT_MS = 15_000;
/** Several heartbeats are missing by then. */
export const AWAY_MS = 2 * 60_000;

/** In one transaction, because staff say in another process that the clock is right. */
async function saveBeat(db: Database, started_at: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = await findHeartbeat(trx);
    const watch = watchClock(last, now);
    await saveHeartbeat(trx, { started_at, seen_at: now.toISOString(), ...watch });
    const { jumped_from: jumpedFrom } = watch;
    if (jumpedFrom && !last?.jumped_from)
      logger.warn(
        "The clock is far ahead of when the worker was last seen: nothing is deleted for a day, or until an owner says on the System page that it is right",
        { seenAt: jumpedFrom, now: now.toISOString() },
      );
  });
}

/** Whether what is old by the clock may be deleted: not while the clock may be wrong. */
export async function mayDeleteByAge(db: Database, now: Date): Promise<boolean> {
  const beat = await findHeartbeat(db);
  return !beat || (beat.jumped_from === null && !isFarAhead(beat.seen_at, now));
}

/** Every few seconds until the returned function is called, also while busy: mails are awaited, not computed. */
export async function startHeartbeat(db: Database, now: () => Date): Promise<() => void> {
  const startedAt = now().toISOString();
  const beat = () =>
    saveBeat(db, startedAt, now()).catch((error: unknown) => logger.error("no heartbeat", { error }));
  await beat();
  const timer = setInterval(() => void beat(), BEAT_MS);
  return () => clearInterval(timer);
}

export interface WorkerState {
  /** ISO timestamps; null before the first worker. */
  startedAt: string | null;
  seenAt: string | null;
  away: boolean;
  /** When it was last seen before the clock went far ahead; null while the clock is right. */
  jumpedFrom: string | null;
}

export async function workerState(db: Database, now: Date): Promise<WorkerState> {
  const beat = await findHeartbeat(db);
  const away = !beat || now.valueOf() - Date.parse(beat.seen_at) > AWAY_MS;
  const { started_at: startedAt = null, seen_at: seenAt = null, jumped_from: jumpedFrom = null } = beat ?? {};
  return { startedAt, seenAt, away, jumpedFrom };
}
