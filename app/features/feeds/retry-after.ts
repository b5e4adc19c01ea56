const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_MS = 7 * DAY_MS;

/** The header Retry-After, in seconds or as a date; a week at most. Null without a useful one. */
export function retryAfterMs(header: string | undefined, now: Date = new Date()): number | null {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return ms > 0 ? Math.min(ms, MAX_MS) : null;
}
