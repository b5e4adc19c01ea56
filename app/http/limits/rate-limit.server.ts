import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { RateLimitRule } from "./rate-limit-rules";

/** Named by the words that a key begins with, such as "login:account": a key can go on with a hash or an address. */
const RULE = /^[a-z_]+(?::[a-z_]+)?(?=:|$)/i;

const counts = new Map<string, number>();

/** @param key of a rate limit */
export function countRefusal(key: string): void {
  const rule = RULE.exec(key)?.[0] ?? "other";
  counts.set(rule, (counts.get(rule) ?? 0) + 1);
}

/** How often each rule has refused since this process began. */
export const refusals: ReadonlyMap<string, number> = counts;

interface Window {
  key: string;
  windowStart: string;
}

interface Hits extends Window {
  previousStart: string;
  /** How much of the previous window still counts, from 0 to 1. */
  previousShare: number;
  limit: number;
  hits: number;
}

/** One statement, so that concurrent requests cannot read the same count. @returns false beyond the limit */
async function addHits(
  db: Database,
  { key, windowStart, previousStart, previousShare, limit, hits }: Hits,
): Promise<boolean> {
  const before = sql`coalesce((select hits from rate_limits
    where key = ${key} and window_start = ${previousStart}), 0) * ${previousShare}`;
  const { rows } = await sql`
    insert into rate_limits (key, window_start, hits)
      select ${key}, ${windowStart}, ${hits} where ${hits} + ${before} <= ${limit}
    on conflict (key, window_start) do update set hits = rate_limits.hits + ${hits}
      where rate_limits.hits + ${hits} + ${before} <= ${limit}
    returning hits`.execute(db);
  return rows.length > 0;
}

/** @returns all hits of the window */
export async function addUnlimitedHits(
  db: Database,
  { key, windowStart, hits }: Window & { hits: number },
): Promise<number> {
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, hits })
    .onConflict((conflict) =>
      conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`rate_limits.hits + ${hits}` }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return row.hits;
}

export async function readHits(db: Database, { key, windowStart }: Window): Promise<number> {
  const row = await db
    .selectFrom("rate_limits")
    .select("hits")
    .where("key", "=", key)
    .where("window_start", "=", windowStart)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** @param since ISO timestamp */
async function countKeys(db: Database, prefix: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("rate_limits")
    .select(({ fn }) => fn.count<number>("key").distinct().as("count"))
    .where("key", ">=", prefix)
    .where("key", "<", `${prefix}\u{10ffff}`)
    .where("window_start", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

async function removeHit(db: Database, { key, windowStart }: Window): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ hits: sql`hits - 1` })
    .where("key", "=", key)
    .where("window_start", "=", windowStart)
    .where("hits", ">", 0)
    .execute();
}

/** @param time ISO timestamp */
export async function deleteRateLimitsBefore(db: Database, time: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_start", "<", time).execute();
}

async function deleteKey(db: Database, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** @param part such as a keyed hash */
export async function deleteKeysWith(db: Database, part: string): Promise<void> {
  await sql`delete from rate_limits where instr(key, ${part}) > 0`.execute(db);
}

export interface RateLimit extends RateLimitRule {
  /** Hashed if it identifies a person. */
  key: string;
}

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

const HOUR_SECONDS = 60 * 60;

interface Windows {
  windowStart: string;
  previousStart: string;
  previousShare: number;
  elapsedMs: number;
}

/** A sliding window of two fixed ones: the previous one counts by the share of it that is still within the window. */
export function windowsAt(windowSeconds: number, now: Date): Windows {
  const windowMs = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  const elapsedMs = now.getTime() - start;
  return {
    windowStart: new Date(start).toISOString(),
    previousStart: new Date(start - windowMs).toISOString(),
    previousShare: 1 - elapsedMs / windowMs,
    elapsedMs,
  };
}

/** Seconds until a further hit is within the limit, if no other is made. */
export function secondsUntilFree(
  { limit, windowSeconds }: RateLimitRule,
  { current, previous, elapsedMs }: { current: number; previous: number; elapsedMs: number },
): number {
  const windowMs = windowSeconds * 1000;
  const room = limit - 1;
  // In this window the previous one fades, in the next one this.
  const fadesAt = (hits: number, free: number) => windowMs * (1 - Math.max(0, free) / hits);
  const ms =
    current <= room
      ? fadesAt(Math.max(previous, 1), room - current) - elapsedMs
      : windowMs - elapsedMs + fadesAt(current, room);
  return Math.max(1, Math.ceil(ms / 1000));
}

/** Survives restarts; a use beyond the limit writes nothing. @param hits all of them are allowed, or none */
export async function consumeRateLimit(
  db: Database,
  { key, limit, windowSeconds }: RateLimit,
  now: Date,
  hits = 1,
): Promise<RateLimitResult> {
  const { elapsedMs, ...windows } = windowsAt(windowSeconds, now);
  if (await addHits(db, { ...windows, key, limit, hits })) return { ok: true };
  countRefusal(key);
  const current = await readHits(db, { key, windowStart: windows.windowStart });
  const previous = await readHits(db, { key, windowStart: windows.previousStart });
  const rule = { limit, windowSeconds };
  return { ok: false, retryAfterSeconds: secondsUntilFree(rule, { current, previous, elapsedMs }) };
}

/** Uses all in one transaction; those after a denial are not used. */
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
  await removeHit(db, { key, windowStart: windowsAt(windowSeconds, now).windowStart });
}

/** A counter without a limit. @returns how often the key was counted within the clock's hour, this time included */
export async function countHit(db: Database, key: string, now: Date): Promise<number> {
  const { windowStart } = windowsAt(HOUR_SECONDS, now);
  return await addUnlimitedHits(db, { key, windowStart, hits: 1 });
}

/** Keys that begin so and were counted within the last hour or two. */
export async function countRecentKeys(db: Database, prefix: string, now: Date): Promise<number> {
  return await countKeys(db, prefix, windowsAt(HOUR_SECONDS, now).previousStart);
}

export async function resetRateLimit(db: Database, key: string): Promise<void> {
  await deleteKey(db, key);
}
