/** How long the same content counts as the same submission, sent again by a double click or from the history. */
const DEDUPE_WINDOW_MS = 24 * 60 * 60 * 1000;

/** The time since when a row with the same content hash is a repeat: ISO 8601, as `created_at` is written. */
export function dedupeWindowStart(now: Date): string {
  return new Date(now.getTime() - DEDUPE_WINDOW_MS).toISOString();
}
