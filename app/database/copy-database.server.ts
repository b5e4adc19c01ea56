import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import SQLite from "better-sqlite3";

/** fsync(2) of a file, or of a folder so that what was renamed in it survives a power cut. */
export function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

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

async function writeCopy(path: string, copyPath: string): Promise<void> {
  const partPath = `${copyPath}.part`;
  rmSync(partPath, { force: true });
  await copyDatabase(path, partPath);
  renameSync(partPath, copyPath);
  flush(dirname(path));
}

function listCopies(path: string): string[] {
  return readdirSync(dirname(path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(`${basename(path)}.before-`))
    .map(({ name }) => join(dirname(path), name));
}

function deleteOtherCopies(path: string, copyPath: string): void {
  for (const copy of listCopies(path)) {
    // What a restore has replaced is the operator's to delete.
    if (copy !== copyPath && !copy.startsWith(`${path}.before-restore-`)) rmSync(copy);
  }
}

interface CopyAges {
  now: Date;
  /** What a restore has replaced holds what was erased since. */
  longestMs: number;
  upgradeMs: number;
}

/** To be called when a backup has been verified, which takes the place of an upgrade's copy. */
export function deleteOldCopies(path: string, { now, longestMs, upgradeMs }: CopyAges): void {
  for (const copy of listCopies(path)) {
    const longest = copy.startsWith(`${path}.before-restore-`) ? longestMs : upgradeMs;
    if (now.valueOf() - statSync(copy).mtimeMs > longest) rmSync(copy);
  }
}

/** Of upgrades and restores, with their sizes. */
export function describeCopies(path: string): { name: string; bytes: number }[] {
  return listCopies(path).map((copy) => ({ name: basename(copy), bytes: statSync(copy).size }));
}

/**
 * Backup `<file>.before-<migration>` (mode 600); only a complete copy has that name. Deletes earlier ones. The caller
 * holds the write lock, so that the copy is what the migrations start from.
 * @throws when the copy cannot be written, as on a full disk; earlier copies are not deleted then
 */
export async function copyBeforeUpgrade(path: string, firstPending: string): Promise<string> {
  const copyPath = `${path}.before-${firstPending}`;
  try {
    await writeCopy(path, copyPath);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`No copy could be made before the upgrade, so nothing was changed: ${reason}`, { cause });
  }
  deleteOtherCopies(path, copyPath);
  return copyPath;
}
