import SQLite from "better-sqlite3";

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof SQLite.SqliteError && codes.some((code) => error.code.startsWith(code));
}

/** Another connection held the lock; the statement had no effect and can be retried. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, "SQLITE_BUSY");
}

/** Any other write would fail now as well: the write lock is held, or the disk is full or failing. */
export function isUnwritable(error: unknown): boolean {
  return hasCode(error, "SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY");
}
