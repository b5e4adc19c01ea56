import { setImmediate } from "node:timers/promises";
import type { Database, DatabaseTransaction } from "./open-database.server";

export interface GroupCommit {
  /** Resolves when the transaction is committed. An error of an operation rolls back all of its transaction. */
  commit<T>(operation: (trx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Writes without waiting any longer. Resolves when all operations so far are committed or have failed. */
  flush(): Promise<void>;
}

interface Waiting {
  run: (trx: DatabaseTransaction) => Promise<void>;
  committed: () => void;
  failed: (reason: unknown) => void;
}

/** A flush that others can share is worth waiting for, but not for as long as it takes. */
const SHARE_OF_FLUSH = 0.5;

/**
 * Operations that come together share one transaction and one flush to disk.
 * @param together how many are often begun at the same time: a transaction waits a moment for so many
 * @param afterMs how long an operation can wait for others
 */
export function groupCommit(db: Database, { together = 1, afterMs = 0 } = {}): GroupCommit {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let draining: Promise<void> | undefined;
  let transactionMs = 0;

  async function gather(): Promise<Waiting[]> {
    const start = performance.now();
    do await setImmediate();
    while (waiting.length < together && performance.now() - start < transactionMs * SHARE_OF_FLUSH);
    const group = waiting;
    waiting = [];
    return group;
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const group = await gather();
      const start = performance.now();
      try {
        await db.transaction().execute(async (trx) => {
          for (const { run } of group) await run(trx);
        });
        transactionMs = performance.now() - start;
        for (const { committed } of group) committed();
      } catch (reason) {
        for (const { failed } of group) failed(reason);
      }
      await setImmediate();
    }
    draining = undefined;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) draining ??= drain();
    return draining ?? Promise.resolve();
  }

  return {
    commit: (operation) =>
      new Promise((resolve, reject) => {
        let finish = () => {};
        const run = async (trx: DatabaseTransaction) => {
          const result = await operation(trx);
          finish = () => resolve(result);
        };
        waiting.push({ run, committed: () => finish(), failed: reject });
        // Not `unref`: a process that stops ends after it.
        if (afterMs > 0) timer ??= setTimeout(flush, afterMs);
        else void flush();
      }),
    flush,
  };
}
