import { setTimeout as sleep } from "node:timers/promises";

/** Resolves when it is the caller's turn; rejects with an AbortError when the signal comes first. */
export type Throttle = (signal?: AbortSignal) => Promise<void>;

/**
 * Spreads calls evenly: no burst at the start and none after a pause.
 *
 * @param perSecond turns a second; timers count whole milliseconds, so above 1000 several turns come at once
 */
export function createThrottle(perSecond: number): Throttle {
  const gap = 1000 / perSecond;
  let next = 0;
  return async (signal) => {
    signal?.throwIfAborted();
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + gap;
    if (turn - now >= 1) await sleep(turn - now, undefined, signal ? { signal } : {});
  };
}
