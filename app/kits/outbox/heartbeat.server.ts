import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { findHeartbeat, saveHeartbeat } from "./heartbeat.queries.server";

const BEAT_MS = 15_000;
/** Several heartbeats are missing by then. */
export const AWAY_MS = 2 * 60_000;

/** Every few seconds until the returned function is called, also while busy: mails are awaited, not computed. */
export async function startHeartbeat(
  db: Database,
  now: () => Date,
  onBeat: () => void = () => undefined,
): Promise<() => void> {
  const startedAt = now().toISOString();
  const beat = () =>
    saveHeartbeat(db, startedAt, now().toISOString()).then(onBeat, (error: unknown) =>
      logger.error("no heartbeat", { error }),
    );
  await beat();
  const timer = setInterval(() => void beat(), BEAT_MS);
  return () => clearInterval(timer);
}

export interface WorkerState {
  /** ISO timestamps; null before the first worker. */
  startedAt: string | null;
  seenAt: string | null;
  away: boolean;
}

export async function workerState(db: Database, now: Date): Promise<WorkerState> {
  const beat = await findHeartbeat(db);
  const away = !beat || now.valueOf() - Date.parse(beat.seen_at) > AWAY_MS;
  return { startedAt: beat?.started_at ?? null, seenAt: beat?.seen_at ?? null, away };
}
