import type { Database } from "./open-database.server";
import { addHit, deleteKey, deleteWindowsBefore, removeHit } from "./rate-limit.queries.server";

export interface RateLimit {
  /** What is counted, already hashed where it names a person. */
  key: string;
  limit: number;
  windowSeconds: number;
}

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Counts one use against a limit per fixed window, which lets up to twice the limit through around a window's end. The
 * counters are rows, so a restart forgives nobody; a use beyond the limit writes nothing.
 *
 * @returns whether the use is within the limit, else the seconds until the window ends
 */
export async function consumeRateLimit(
  db: Database,
  { key, limit, windowSeconds }: RateLimit,
  now: Date,
): Promise<RateLimitResult> {
  const start = windowStart(windowSeconds, now);
  if (await addHit(db, { key, windowStart: start.toISOString(), limit })) return { ok: true };
  const leftMs = start.getTime() + windowSeconds * 1000 - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

/** Undoes one use of the current window. */
export async function refundRateLimit(
  db: Database,
  { key, windowSeconds }: RateLimit,
  now: Date,
): Promise<void> {
  await removeHit(db, key, windowStart(windowSeconds, now).toISOString());
}

function windowStart(windowSeconds: number, now: Date): Date {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** Forgives everything counted under a key. */
export async function resetRateLimit(db: Database, key: string): Promise<void> {
  await deleteKey(db, key);
}

/** No window is longer than an hour, and the privacy policy promises that nothing is kept for more than a day. */
const RETENTION_MS = 2 * 60 * 60 * 1000;

/** Forgets the counters whose windows are long over. The worker calls it every hour. */
export function purgeExpiredRateLimits(db: Database, now: Date): Promise<void> {
  return deleteWindowsBefore(db, new Date(now.getTime() - RETENTION_MS).toISOString());
}
