import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { lockDatabase } from "./lock-database.queries.server";

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
  // In another container, or of another user.
  lockDatabase(databasePath)?.release();
}
