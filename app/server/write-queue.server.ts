import { setImmediate } from "node:timers/promises";
import type { Database } from "./open-database.server";

export type WriteQueue = <T>(operation: (trx: Database) => Promise<T>) => Promise<T>;

interface Waiting {
  run: (trx: Database) => Promise<void>;
  committed: () => void;
  failed: (reason: unknown) => void;
}

/** Concurrent operations share one transaction and one flush to disk. An error in one rolls back all of them. */
export function createWriteQueue(db: Database): WriteQueue {
  let waiting: Waiting[] = [];
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    for (;;) {
      await setImmediate();
      const batch = waiting;
      waiting = [];
      if (batch.length === 0) break;
      try {
        await db.transaction().execute(async (trx) => {
          for (const { run } of batch) await run(trx);
        });
        for (const { committed } of batch) committed();
      } catch (reason) {
        for (const { failed } of batch) failed(reason);
      }
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
