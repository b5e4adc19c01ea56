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
