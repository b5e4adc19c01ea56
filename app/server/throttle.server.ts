import { setTimeout as sleep } from "node:timers/promises";

/** Resolves when the caller may proceed; rejects with an AbortError when aborted first. */
export type Throttle = (signal?: AbortSignal) => Promise<void>;

/**
 * Spreads calls evenly, without a burst at the start or after a pause.
 *
 * @param perSecond timers have a resolution of 1 ms, so above 1000 several calls proceed at once
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
