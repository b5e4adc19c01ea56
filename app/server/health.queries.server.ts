import { setTimeout as sleep } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import type { Database } from "./open-database.server";

/** Asks the database for a constant. @throws when it cannot answer */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

const ASK_AGAIN_MS = 50;

/**
 * Takes SQLite's write lock and gives it back, without writing. It has a connection of its own that never waits inside
 * SQLite: the site's connection would block every visitor for as long as another process holds the lock.
 *
 * @param path of the file
 * @param withinMs how long to go on asking
 * @returns whether the lock could be had in that time
 * @throws when the file cannot be opened, or is not a database
 */
export async function canWrite(path: string, withinMs: number): Promise<boolean> {
  const connection = new SQLite(path, { timeout: 0, fileMustExist: true });
  try {
    const end = performance.now() + withinMs;
    for (;;) {
      if (takesWriteLock(connection)) return true;
      if (performance.now() > end) return false;
      await sleep(ASK_AGAIN_MS);
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
