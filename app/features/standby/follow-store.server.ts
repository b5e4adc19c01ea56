import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { Bucket } from "~/features/backups/bucket.server";
import { logger } from "~/lib/logger.server";
import type { ReplicaSettings } from "~/server/backup-settings.server";
import { listTerms } from "./lease-store.server";
import { fetchReplica } from "./litestream.server";

/** A test that runs the site while a backup writes found none that waited for it: 400 kB in each step. */
const PAGES_IN_STEP = 100;

/**
 * Writes what the store has into the copy, within its file, which readers see as one transaction.
 *
 * @throws in words for an operator
 */
export async function refreshCopy(replica: ReplicaSettings, databasePath: string): Promise<void> {
  const folder = join(dirname(databasePath), ".fetched");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const fetched = await fetchReplica(replica, await listTerms(new Bucket(replica)), folder);
    if (!fetched) throw new Error(`Nothing was replicated to ${replica.url} yet.`);
    const source = new SQLite(fetched.file);
    await source.backup(databasePath, { progress: () => PAGES_IN_STEP }).finally(() => source.close());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Again and again, until the process ends. One that fails leaves the copy as it was, whose age is told. */
export async function followStore(
  replica: ReplicaSettings,
  databasePath: string,
  everyMs: number,
): Promise<never> {
  for (;;) {
    await sleep(everyMs);
    await refreshCopy(replica, databasePath).catch((error: unknown) => {
      logger.warn("The copy could not be refreshed", { error });
    });
  }
}
