import type { Database } from "./open-database.server";
import { addHit, deleteKey, deleteWindowsBefore } from "./rate-limit.queries.server";

export interface RateLimit {
  /** What is counted, already hashed where it names a person. */
  key: string;
  limit: number;
  windowSeconds: number;
}

export type RateVerdict = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counters are no use once their window is over; none is longer than a day. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** One request in so many tidies up. */
const TIDY_EVERY = 500;
let requests = 0;

/**
 * Counts one use against a limit per fixed window. The counters are rows, so a restart forgives nobody.
 *
 * @returns whether the use is within the limit, else the seconds until the window ends
 */
export async function takeFromLimit(
  db: Database,
  { key, limit, windowSeconds }: RateLimit,
  now: Date,
): Promise<RateVerdict> {
  const windowMs = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  requests += 1;
  if (requests % TIDY_EVERY === 0) {
    await deleteWindowsBefore(db, new Date(now.getTime() - KEEP_MS).toISOString());
  }
  const hits = await addHit(db, key, new Date(start).toISOString());
  if (hits <= limit) return { ok: true };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((start + windowMs - now.getTime()) / 1000)) };
}

/** Forgives everything counted under a key. */
export async function forgetLimit(db: Database, key: string): Promise<void> {
  await deleteKey(db, key);
}
