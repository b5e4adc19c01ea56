import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { findHeartbeat, saveHeartbeat } from "./heartbeat.queries.server";

const BEAT_MS = 15_000;
/** Seen longer ago than this, the worker is away: several beats are missing. */
export const AWAY_MS = 2 * 60_000;

/**
 * Saves a heartbeat every few seconds until the returned function is called. A busy worker
 * beats too: mails are waited for, not computed.
 *
 * @param onBeat called after each heartbeat that was saved
 */
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
  /** ISO timestamps; null where no worker has ever run on this database. */
  startedAt: string | null;
  seenAt: string | null;
  away: boolean;
}

export async function workerState(db: Database, now: Date): Promise<WorkerState> {
  const beat = await findHeartbeat(db);
  const away = !beat || now.valueOf() - Date.parse(beat.seen_at) > AWAY_MS;
  return { startedAt: beat?.started_at ?? null, seenAt: beat?.seen_at ?? null, away };
}
