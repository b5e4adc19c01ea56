import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import SQLite from "better-sqlite3";
import { flush } from "~/database/copy-database.server";

interface RunningProgram {
  pid: number;
  name: string;
}

const filesOf = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => join(`/proc/${pid}/fd`, fd));
  } catch {
    // Ended meanwhile, or another user's.
    return [];
  }
};

function targetOf(link: string): string {
  try {
    return readlinkSync(link).replace(/ \(deleted\)$/, "");
  } catch {
    return "";
  }
}

/**
 * Programs other than this one that have the database open, also where its file was deleted or damaged. The kernel forgets
 * a program that was killed, so none blocks a restore for longer than it runs.
 */
function programsUsing(databasePath: string): RunningProgram[] {
  const path = join(realpathSync(dirname(databasePath)), basename(databasePath));
  const paths = new Set([path, `${path}-wal`, `${path}-shm`]);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => filesOf(pid).some((link) => paths.has(targetOf(link))))
    .map((pid) => ({ pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, "utf8").trim() }));
}

/** @throws when the site, or another program, has the database open */
export function assertNotRunning(databasePath: string): void {
  const [program] = programsUsing(databasePath);
  if (program) {
    throw new Error(
      `The site is running: ${program.name} (process ${program.pid}) has ${databasePath} open. Stop it first; nothing was changed.`,
    );
  }
  // A program in another container, or of another user, is found by its lock alone.
  lockDatabase(databasePath)?.release();
}

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
function lockDatabase(path: string): DatabaseLock | undefined {
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
