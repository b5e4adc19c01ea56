import { setTimeout as sleep } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import type { Database } from "./open-database.server";

/** @throws when unreadable */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

const RETRY_MS = 50;

/** Tests SQLite's write lock on its own connection, so that visitors do not wait. @throws when it is not a database */
export async function canWrite(path: string, withinMs: number): Promise<boolean> {
  const connection = new SQLite(path, { timeout: 0, fileMustExist: true });
  try {
    const end = performance.now() + withinMs;
    for (;;) {
      if (takesWriteLock(connection)) return true;
      if (performance.now() > end) return false;
      await sleep(RETRY_MS);
    }
  } finally {
    connection.close();
  }
}

function takesWriteLock(connection: SQLite.Database): boolean {
  try {
    connection.exec("begin immediate");
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return false;
    throw error;
  }
  connection.exec("rollback");
  return true;
}
