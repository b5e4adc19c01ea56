/** A double click, or resubmitted from the history. */
const DEDUPE_WINDOW_MS = 24 * 60 * 60 * 1000;

export function dedupeWindowStart(now: Date): string {
  return new Date(now.getTime() - DEDUPE_WINDOW_MS).toISOString();
}
