/** The same content within this time is a double click, or was sent again from the history. */
const DEDUPE_WINDOW_MS = 24 * 60 * 60 * 1000;

/** A row with the same content hash since this time is the same submission. ISO 8601, as `created_at` is written. */
export function dedupeWindowStart(now: Date): string {
  return new Date(now.getTime() - DEDUPE_WINDOW_MS).toISOString();
}
