import { setTimeout as sleep } from "node:timers/promises";

export type Throttle = (signal?: AbortSignal) => Promise<void>;

/** No burst at the start or after a pause. @param perSecond above 1000 (1 ms), several at once */
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
