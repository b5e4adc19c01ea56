/** Seconds, as in the client libraries of Prometheus. */
export const TIME_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Times {
  requestClass: string;
  status: number;
  /** Each counts what took no longer than its bound and longer than the one before. */
  counts: number[];
  count: number;
  seconds: number;
}

const all = new Map<string, Times>();

/** @param status 0 for a visitor who was gone before the response */
export function recordTime(requestClass: string, status: number, ms: number): void {
  const key = `${requestClass} ${status}`;
  const known = all.get(key);
  const times = known ?? { requestClass, status, counts: TIME_BOUNDS.map(() => 0), count: 0, seconds: 0 };
  if (!known) all.set(key, times);
  const seconds = ms / 1000;
  const index = TIME_BOUNDS.findIndex((bound) => seconds <= bound);
  if (index >= 0) times.counts[index] = (times.counts[index] ?? 0) + 1;
  times.count += 1;
  times.seconds += seconds;
}

/** The answers of Remix since this process began, renders for the store among them; what comes from memory has no time worth a clock. */
export const requestTimes = (): readonly Readonly<Times>[] => [...all.values()];
