import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "./open-database.server";
import { addHits, deleteKey, deleteWindowsBefore, removeHit } from "./rate-limit.queries.server";

export interface RateLimit {
  /** Hashed if it identifies a person. */
  key: string;
  limit: number;
  windowSeconds: number;
}

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Rate limit with fixed windows: up to twice the limit around a window's end. Survives restarts; a use beyond it writes
 * nothing. @param hits all of them are allowed, or none
 */
export async function consumeRateLimit(
  db: Database,
  { key, limit, windowSeconds }: RateLimit,
  now: Date,
  hits = 1,
): Promise<RateLimitResult> {
  const start = windowStart(windowSeconds, now);
  if (await addHits(db, { key, windowStart: start.toISOString(), limit, hits })) return { ok: true };
  const leftMs = start.getTime() + windowSeconds * 1000 - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

/** In one transaction; those after a denial are not used. */
export async function consumeRateLimits(
  db: Database,
  limits: readonly RateLimit[],
  now: Date,
): Promise<RateLimitResult> {
  if (limits.length === 0) return { ok: true };
  return db.transaction().execute(async (trx) => {
    for (const limit of limits) {
      const verdict = await consumeRateLimit(trx, limit, now);
      if (!verdict.ok) return verdict;
    }
    return { ok: true };
  });
}

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

export async function resetRateLimit(db: Database, key: string): Promise<void> {
  await deleteKey(db, key);
}

export function purgeExpiredRateLimits(db: Database, now: Date): Promise<void> {
  return deleteWindowsBefore(db, retentionCutoff("antiSpam", now));
}
