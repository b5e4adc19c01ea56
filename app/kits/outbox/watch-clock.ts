const DAY_MS = 24 * 60 * 60_000;
/** No clock goes wrong by less, and few sites are off for longer. */
const FAR_MS = 30 * DAY_MS;
const WAIT_MS = DAY_MS;
/** Of running time that one heartbeat can stand for. */
const MOST_BETWEEN_MS = 60_000;

export interface ClockWatch {
  /** When the worker was last seen before the clock went far ahead; null while it is right. */
  jumped_from: string | null;
  /** How long the worker has run since. */
  waited_ms: number;
}

const RIGHT: ClockWatch = { jumped_from: null, waited_ms: 0 };

export const isFarAhead = (seenAt: string, now: Date): boolean => now.valueOf() - Date.parse(seenAt) > FAR_MS;

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
