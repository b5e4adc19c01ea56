import { setTimeout as sleep } from "node:timers/promises";

/** Rows in one batch: it holds SQLite's one writer for some ten milliseconds. */
export const BATCH_SIZE = 200;
/** Between two batches: as long as somebody who waits for the writer sleeps at most before asking again. */
const PAUSE_MS = 100;
/** In one round; what is left waits for the next hour, so that a heap of old rows holds nothing up. */
const BATCHES_AT_MOST = 100;

/** What the privacy policy lets us keep about forms and mails. Change both together. */
const YEARS_KEPT = 3;

/** The moment before which form counts and delivery records are too old to be kept, as an ISO timestamp. */
export function tooOldBefore(now: Date): string {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - YEARS_KEPT);
  return moment.toISOString();
}

/**
 * Deletes old rows, a few at a time and each few in a transaction of their own, so that others can write in between.
 *
 * @param deleteSome deletes up to so many rows and says how many it were
 * @returns how many rows are gone
 */
export async function forgetInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let forgotten = 0;
  for (let batch = 0; batch < BATCHES_AT_MOST; batch += 1) {
    const deleted = await deleteSome(BATCH_SIZE);
    forgotten += deleted;
    if (deleted < BATCH_SIZE) break;
    await sleep(PAUSE_MS);
  }
  return forgotten;
}
