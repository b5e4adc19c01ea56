import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";

const DAY_MS = 24 * 60 * 60_000;
/** No clock goes wrong by less, and few sites are off for longer. */
const FAR_MS = 30 * DAY_MS;
const WAIT_MS = DAY_MS;
/** Of running time that one heartbeat can stand for. */
const MOST_BETWEEN_MS = 60_000;

interface ClockWatch {
  /** When the worker was last seen before the clock went far ahead; null while it is right. */
  jumped_from: string | null;
  /** How long the worker has run since. */
  waited_ms: number;
}

const RIGHT: ClockWatch = { jumped_from: null, waited_ms: 0 };

const isFarAhead = (seenAt: string, now: Date): boolean => now.valueOf() - Date.parse(seenAt) > FAR_MS;

/** After a jump, a day of running time passes before the clock counts as right; one that is set back is at once. */
export function watchClock(last: (ClockWatch & { seen_at: string }) | undefined, now: Date): ClockWatch {
  if (!last) return RIGHT;
  const hasJumped = isFarAhead(last.seen_at, now);
  if (!last.jumped_from) return hasJumped ? { jumped_from: last.seen_at, waited_ms: 0 } : RIGHT;
  if (!isFarAhead(last.jumped_from, now)) return RIGHT;
  if (hasJumped) return { jumped_from: last.jumped_from, waited_ms: 0 };
  const passed = Math.min(Math.max(now.valueOf() - Date.parse(last.seen_at), 0), MOST_BETWEEN_MS);
  const waited_ms = last.waited_ms + passed;
  return waited_ms >= WAIT_MS ? RIGHT : { jumped_from: last.jumped_from, waited_ms };
}

function findHeartbeat(db: Database) {
  return db
    .selectFrom("worker_heartbeat")
    .select(["started_at", "seen_at", "jumped_from", "waited_ms", "starts"])
    .executeTakeFirst();
}

/** @returns when the worker was last seen before the jump; undefined where none is being waited for */
export async function endClockWatch(trx: Database): Promise<string | undefined> {
  const jumpedFrom = (await findHeartbeat(trx))?.jumped_from ?? undefined;
  await trx.updateTable("worker_heartbeat").set({ jumped_from: null, waited_ms: 0 }).execute();
  return jumpedFrom;
}

const BEAT_MS = 15_000;
/** Several heartbeats are missing by then. */
export const AWAY_MS = 2 * 60_000;

const startsSchema = z.array(z.iso.datetime());
/** So many starts within the time are a loop: the supervisor's longest pause is a minute. */
const LOOP_STARTS = 5;
const LOOP_MS = 10 * 60_000;

const startsOf = (json: string | null | undefined) => (json ? startsSchema.parse(JSON.parse(json)) : []);

/** In one transaction, because staff say in another process that the clock is right. */
async function saveBeat(db: Database, started_at: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = await findHeartbeat(trx);
    const watch = watchClock(last, now);
    const before = startsOf(last?.starts);
    const starts = before.includes(started_at) ? before : [...before, started_at].slice(-LOOP_STARTS);
    const beat = { started_at, seen_at: now.toISOString(), starts: JSON.stringify(starts), ...watch };
    await trx
      .insertInto("worker_heartbeat")
      .values({ id: 1, ...beat })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(beat))
      .execute();
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

/** @returns ISO timestamps, null before the first worker; `jumpedFrom` is null while the clock is right */
export async function workerState(db: Database, now: Date) {
  const beat = await findHeartbeat(db);
  const away = !beat || now.valueOf() - Date.parse(beat.seen_at) > AWAY_MS;
  const { started_at: startedAt = null, seen_at: seenAt = null, jumped_from: jumpedFrom = null } = beat ?? {};
  const [first, ...others] = startsOf(beat?.starts);
  const isRestarting =
    first !== undefined &&
    others.length === LOOP_STARTS - 1 &&
    Math.abs(now.valueOf() - Date.parse(first)) < LOOP_MS;
  return { startedAt, seenAt, away, jumpedFrom, isRestarting };
}
