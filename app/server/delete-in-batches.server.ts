import { setTimeout as sleep } from "node:timers/promises";

/** Rows in one batch: it holds SQLite's one writer for some ten milliseconds. */
export const BATCH_SIZE = 200;
/** Between two batches: as long as somebody who waits for the writer sleeps at most before asking again. */
const PAUSE_MS = 100;
/** In one round; what is left waits for the next hour, so that a heap of old rows holds nothing up. */
const MAX_BATCHES = 100;

/** What the privacy policy lets us keep about forms and mails. Change both together. */
const RETENTION_YEARS = 3;

/** The moment before which form counts and delivery records are too old to be kept, as an ISO timestamp. */
export function retentionCutoff(now: Date): string {
  const cutoff = new Date(now);
  cutoff.setUTCFullYear(cutoff.getUTCFullYear() - RETENTION_YEARS);
  return cutoff.toISOString();
}

/**
 * Deletes old rows, a few at a time and each few in a transaction of their own, so that others can write in between.
 *
 * @param deleteSome deletes up to so many rows and says how many it were
 * @returns how many rows are gone
 */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const deleted = await deleteSome(BATCH_SIZE);
    total += deleted;
    if (deleted < BATCH_SIZE) break;
    await sleep(PAUSE_MS);
  }
  return total;
}
