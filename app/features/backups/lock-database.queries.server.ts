import { existsSync } from "node:fs";
import SQLite from "better-sqlite3";

interface DatabaseLock {
  /** Moves what is in the write-ahead log into the file, and deletes the log. */
  mergeLog(): void;
  release(): void;
}

const codeOf = (error: unknown) => (error instanceof SQLite.SqliteError ? error.code : "");

/**
 * Excludes every other connection, also one that only reads.
 *
 * @returns undefined where there is no database, or a damaged one @throws when another program has it open
 */
export function lockDatabase(path: string): DatabaseLock | undefined {
  if (!existsSync(path)) return undefined;
  const connection = new SQLite(path, { timeout: 0 });
  try {
    connection.pragma("locking_mode = EXCLUSIVE");
    // With the mode above, the lock outlasts the transaction.
    connection.exec("begin exclusive; commit");
    return {
      mergeLog: () => void connection.pragma("journal_mode = DELETE"),
      release: () => void connection.close(),
    };
  } catch (error) {
    connection.close();
    if (codeOf(error).startsWith("SQLITE_BUSY")) {
      throw new Error(`Another program has ${path} open. Stop it first; nothing was changed.`, {
        cause: error,
      });
    }
    return undefined;
  }
}
