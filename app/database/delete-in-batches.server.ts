import { setTimeout as sleep } from "node:timers/promises";

/** Holds SQLite's write lock for some 10 ms. */
export const BATCH_SIZE = 200;
/** At least the longest retry pause of a waiting writer. */
const PAUSE_MS = 100;
/** The next hourly purge deletes the rest. */
const MAX_BATCHES = 100;

/** In small transactions, so that others can write in between. @param deleteSome returns the number of deleted rows */
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
