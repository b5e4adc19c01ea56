export const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;

/** Exponential back-off: 1, 4, 16, 64 minutes. @param attempts at least 1 */
export function retryDelayMs(attempts: number): number {
  return FIRST_RETRY_MS * 4 ** (attempts - 1);
}

interface Pause {
  lengthMs: number;
  until: number;
}

export function createBackOff<Key>(now: () => Date) {
  const pauses = new Map<Key, Pause>();
  return {
    isPaused: (key: Key) => (pauses.get(key)?.until ?? 0) > now().valueOf(),
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
