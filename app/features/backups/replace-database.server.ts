import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { flush } from "~/database/copy-database.server";
import { lockDatabase } from "./lock-database.queries.server";

/**
 * The database's name leads to a whole file at every moment. The old file stays beside it.
 *
 * @param restored one file on the same file system, without a write-ahead log
 * @returns the name of the old one; undefined where there was none @throws when another program has opened it
 */
export function replaceDatabase(databasePath: string, restored: string, now: Date): string | undefined {
  const lock = lockDatabase(databasePath);
  try {
    lock?.mergeLog();
    const replaced = `${databasePath}.before-restore-${now.toISOString().replace(/[:.]/g, "-")}`;
    // First, because SQLite would apply a log that is left to the new file. What a damaged database has is not merged.
    for (const suffix of ["-wal", "-shm", "-journal"]) {
      if (lock) rmSync(databasePath + suffix, { force: true });
      else if (existsSync(databasePath + suffix)) renameSync(databasePath + suffix, replaced + suffix);
    }
    const isReplacing = existsSync(databasePath);
    if (isReplacing) linkSync(databasePath, replaced);
    renameSync(restored, databasePath);
    flush(dirname(databasePath));
    return isReplacing ? replaced : undefined;
  } finally {
    lock?.release();
  }
}
