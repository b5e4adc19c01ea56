import SQLite from "better-sqlite3";

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof SQLite.SqliteError && codes.some((code) => error.code.startsWith(code));
}

/** The statement had no effect and can be retried. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, "SQLITE_BUSY");
}

/** Any other write would fail too: locked, disk full or failing. */
export function isUnwritable(error: unknown): boolean {
  return hasCode(error, "SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY");
}
