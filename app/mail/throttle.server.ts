import { setTimeout as sleep } from "node:timers/promises";

/** Several connections are told the same at the same time. */
const BETWEEN_SLOWDOWNS_MS = 1_000;
const LOWEST_SHARE = 1 / 16;
const RECOVERY = 1.05;

export interface Throttle {
  turn(signal?: AbortSignal): Promise<void>;
  /** Halves the rate, down to a sixteenth. @returns false when it was just done */
  slowDown(): boolean;
  /** Raises the rate again, in some 15 steps from half of it. */
  recover(): void;
}

/** No burst at the start or after a pause. @param perSecond above 1000 (1 ms), several at once */
export function createThrottle(perSecond: number): Throttle {
  const shortestGap = 1000 / perSecond;
  let gap = shortestGap;
  let next = 0;
  let slowedDownAt = Number.NEGATIVE_INFINITY;
  return {
    turn: async (signal) => {
      signal?.throwIfAborted();
      const now = performance.now();
      const turn = Math.max(now, next);
      next = turn + gap;
      if (turn - now >= 1) await sleep(turn - now, undefined, signal ? { signal } : {});
    },
    slowDown: () => {
      const now = performance.now();
      if (now - slowedDownAt < BETWEEN_SLOWDOWNS_MS) return false;
      slowedDownAt = now;
      gap = Math.min(gap * 2, shortestGap / LOWEST_SHARE);
      return true;
    },
    recover: () => {
      gap = Math.max(gap / RECOVERY, shortestGap);
    },
  };
}
