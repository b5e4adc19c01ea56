import { setImmediate } from "node:timers/promises";
import type { Database } from "./open-database.server";

export type WriteQueue = <T>(operation: (trx: Database) => Promise<T>) => Promise<T>;

interface Waiting {
  run: (trx: Database) => Promise<void>;
  committed: () => void;
  failed: (reason: unknown) => void;
}

/** A flush that others can share is worth waiting for, but not for as long as it takes. */
const SHARE_OF_FLUSH = 0.5;

/**
 * Concurrent operations share one transaction and one flush to disk. An error in one rolls back all of them.
 * @param together how many are often begun at the same time: a transaction waits a moment for so many
 */
export function createWriteQueue(db: Database, together = 1): WriteQueue {
  let waiting: Waiting[] = [];
  let draining = false;
  let transactionMs = 0;

  async function gather(): Promise<Waiting[]> {
    const start = performance.now();
    do await setImmediate();
    while (waiting.length < together && performance.now() - start < transactionMs * SHARE_OF_FLUSH);
    const batch = waiting;
    waiting = [];
    return batch;
  }

  async function drain(): Promise<void> {
    draining = true;
    while (waiting.length > 0) {
      const batch = await gather();
      const start = performance.now();
      try {
        await db.transaction().execute(async (trx) => {
          for (const { run } of batch) await run(trx);
        });
        transactionMs = performance.now() - start;
        for (const { committed } of batch) committed();
      } catch (reason) {
        for (const { failed } of batch) failed(reason);
      }
      await setImmediate();
    }
    draining = false;
  }

  return (operation) =>
    new Promise((resolve, reject) => {
      let finish = () => {};
      const run = async (trx: Database) => {
        const result = await operation(trx);
        finish = () => resolve(result);
      };
      waiting.push({ run, committed: () => finish(), failed: reject });
      if (!draining) void drain();
    });
}
