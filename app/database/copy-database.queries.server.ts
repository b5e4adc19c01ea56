import { closeSync, openSync, rmSync } from "node:fs";
import SQLite from "better-sqlite3";
import { flush } from "./flush.server";

/** By table, without virtual ones: what those hold is in tables of theirs. */
export type RowCounts = Record<string, number>;

const BUSY_TIMEOUT_MS = 10_000;
/** 4 MB in each step, between which other work of the process goes on. */
const PAGES_IN_STEP = 1_000;

export function countRows(connection: SQLite.Database): RowCounts {
  const names = connection
    .prepare<[], { name: string }>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
         and sql not like 'create virtual table%' order by name`,
    )
    .all();
  return Object.fromEntries(
    names.map(({ name }) => {
      const quoted = name.replaceAll('"', '""');
      const count = connection.prepare<[], number>(`select count(*) from "${quoted}"`).pluck().get();
      return [name, count ?? 0];
    }),
  );
}

/**
 * An online copy: others read and write meanwhile, and the copy is the database at the beginning. It is one file without a
 * write-ahead log, mode 600, flushed.
 *
 * @param target does not exist yet, and again not when an error is thrown
 * @returns the rows of the snapshot that was copied: the copy is made within the transaction that counts them
 */
export async function copyDatabase(path: string, target: string): Promise<RowCounts> {
  closeSync(openSync(target, "wx", 0o600));
  const source = new SQLite(path, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    source.exec("begin");
    const rows = countRows(source);
    await source.backup(target, { progress: () => PAGES_IN_STEP });
    source.exec("commit");
    leaveWalMode(target);
    flush(target);
    return rows;
  } catch (error) {
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(target + suffix, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** A copy has the mode of its original; opened read-only, it would need files beside it. */
function leaveWalMode(path: string): void {
  const copy = new SQLite(path);
  copy.pragma("journal_mode = DELETE");
  copy.close();
}
