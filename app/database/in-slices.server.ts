import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./open-database.server";

/** Then a transaction is committed; whoever waits for the write lock has waited for as long, and one part more. */
const SLICE_MS = 80;
/** More than the longest pause between two tries of a waiting writer (docs/decisions/database-access.md). */
const PAUSE_MS = 60;

interface Slices<Part> {
  parts: readonly Part[];
  /** One transaction for all. */
  together: boolean;
}

/** Works on parts in transactions between which others can write. An error leaves what earlier transactions wrote. */
export async function inSlices<Part>(
  db: Database,
  { parts, together }: Slices<Part>,
  work: (trx: Database, part: Part, place: { isFirst: boolean; isLast: boolean }) => Promise<void>,
): Promise<void> {
  let next = 0;
  const workOnNext = async (trx: Database) => {
    const [part] = parts.slice(next, next + 1);
    if (part === undefined) return;
    await work(trx, part, { isFirst: next === 0, isLast: next === parts.length - 1 });
    next += 1;
  };
  while (next < parts.length) {
    if (next > 0) await sleep(PAUSE_MS);
    await db.transaction().execute(async (trx) => {
      const end = performance.now() + SLICE_MS;
      do await workOnNext(trx);
      while (next < parts.length && (together || performance.now() < end));
    });
  }
}

/** Holds SQLite's write lock for some 10 ms. */
export const BATCH_SIZE = 200;
/** At least the longest retry pause of a waiting writer. */
const BATCH_PAUSE_MS = 100;
/** The next hourly purge deletes the rest. */
const MAX_BATCHES = 100;

/** In small transactions, so that others can write in between. @param deleteSome returns the number of deleted rows */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const deleted = await deleteSome(BATCH_SIZE);
    total += deleted;
    if (deleted < BATCH_SIZE) break;
    await sleep(BATCH_PAUSE_MS);
  }
  return total;
}
