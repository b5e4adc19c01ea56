import SQLite from "better-sqlite3";

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof SQLite.SqliteError && codes.some((code) => error.code.startsWith(code));
}

/** Whether another connection held a lock that the statement needed; nothing of the statement has happened then. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, "SQLITE_BUSY");
}

/** Whether any other write would fail now as well: the write lock is held, or the disk takes nothing. */
export function isUnwritable(error: unknown): boolean {
  return hasCode(error, "SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY");
}
