const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;

/** The longest undo window. */
export const MAX_HOLD_MS = 15 * MINUTE_MS;
export const MAX_RETRY_DELAY_MS = 3 * 60 * MINUTE_MS;
/** From the first refusal on. Servers that are only away for a night or a day are waited for (RFC 5321, 4.5.4.1). */
export const RETRY_FOR_MS = 48 * 60 * MINUTE_MS;

/** Exponential back-off: 1, 4, 16, 64 minutes, then every three hours. @param attempts at least 1 */
export function retryDelayMs(attempts: number): number {
  return Math.min(MINUTE_MS * 4 ** (attempts - 1), MAX_RETRY_DELAY_MS);
}

interface Pause {
  lengthMs: number;
  until: number;
}

export function createBackOff<Key>(now: () => Date) {
  const pauses = new Map<Key, Pause>();
  return {
    isPaused(key: Key): boolean {
      const { lengthMs, until } = pauses.get(key) ?? { lengthMs: 0, until: 0 };
      const left = until - now().valueOf();
      // More than all of it is left when the clock was set back.
      return left > 0 && left <= lengthMs;
    },
    reset: (key: Key) => void pauses.delete(key),
    /** @returns milliseconds */
    backOff(key: Key, longestMs: number): number {
      const before = pauses.get(key)?.lengthMs ?? FIRST_PAUSE_MS / 2;
      const lengthMs = Math.min(before * 2, longestMs);
      pauses.set(key, { lengthMs, until: now().valueOf() + lengthMs });
      return lengthMs;
    },
  };
}
