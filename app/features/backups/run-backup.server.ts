import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { deleteOldCopies } from "~/database/copy-database.server";
import { openDatabase } from "~/database/open-database.server";
import { mayDeleteByAge } from "~/kits/outbox/heartbeat.server";
import { logger } from "~/lib/logger.server";
import type { Environment } from "~/server/read-environment.server";
import { dueSince } from "./backup-schedule.server";
import { readBackupFacts, saveBackupState } from "./backup-state.server";
import { deleteLocalBackup, type LocalBackup, listLocalBackups } from "./local-backups.server";
import { makeBackup } from "./make-backup.server";
import { LONGEST_MS, selectExpired } from "./prune";
import { openStore, type Store } from "./store.server";

type BackupSettings = Pick<Environment, "BACKUP_DIR" | "DATABASE_PATH" | "SESSION_SECRET" | "backupStore">;

/** Whoever goes back to the older program does so within a week of its upgrade; backups of that time stay. */
const UPGRADE_MS = 7 * 24 * 60 * 60_000;

interface RunOptions {
  now: Date;
  /** A backup in the folder that is newer will do: then only the store lacks it. */
  since?: Date | undefined;
  freeBytes?: (folder: string) => Promise<number>;
  store?: Store | undefined;
}

export interface BackupRun {
  backup: LocalBackup;
  isStored: boolean;
  /** How many old ones were deleted, here and in the store. */
  deleted: number;
}

/** False for a database of an older program, which has no record of it. */
async function isClockRight(databasePath: string, now: Date): Promise<boolean> {
  const db = openDatabase(databasePath);
  try {
    return await mayDeleteByAge(db, now);
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}

async function run(env: BackupSettings, { now, since, freeBytes, store }: RunOptions): Promise<BackupRun> {
  const { BACKUP_DIR: directory, DATABASE_PATH: databasePath, SESSION_SECRET: secret } = env;
  const [newest] = listLocalBackups(directory);
  const isRecent = newest && since && newest.time >= since && newest.time <= now;
  const backup = isRecent
    ? newest
    : await makeBackup({ databasePath, directory, secret, now, ...(freeBytes && { freeBytes }) });
  const mayPrune = await isClockRight(databasePath, now);
  const expired = mayPrune ? selectExpired(listLocalBackups(directory), now) : [];
  for (const { name } of expired) deleteLocalBackup(directory, name);
  if (mayPrune) deleteOldCopies(databasePath, { now, longestMs: LONGEST_MS, upgradeMs: UPGRADE_MS });
  let deleted = expired.length;
  if (store) {
    await store.upload(backup);
    saveBackupState(directory, { stored: backup.name });
    const expiredThere = mayPrune ? selectExpired(await store.list(), now) : [];
    for (const { name } of expiredThere) await store.delete(name);
    deleted += expiredThere.length;
  }
  return { backup, isStored: store !== undefined, deleted };
}

/** Makes, stores and prunes. @throws what went wrong, which the System page then shows as well */
export async function runBackup(env: BackupSettings, options: RunOptions): Promise<BackupRun> {
  const { BACKUP_DIR: directory, backupStore } = env;
  try {
    const store = options.store ?? (backupStore && openStore(backupStore));
    const done = await run(env, { ...options, store });
    saveBackupState(directory, { failed: null });
    return done;
  } catch (error) {
    recordFailure(directory, error instanceof Error ? error.message : String(error), options.now);
    throw error;
  }
}

function recordFailure(directory: string, message: string, now: Date): void {
  try {
    saveBackupState(directory, { failed: { at: now.toISOString(), message } });
  } catch {
    // The folder cannot be written: the age of the last good one tells.
  }
}

export const DUE_BACKUP_CRON = "* * * * *";
const HEAP_LIMITS = ["--max-old-space-size=96", "--max-semi-space-size=2"];

interface ProcessOptions {
  /** The built `scripts/backup.ts`. */
  program: string;
  signal: AbortSignal;
}

/** Runs in a process of its own: checking the copy of a large database takes minutes, and mails go out meanwhile. */
async function runProgram(since: Date, { program, signal }: ProcessOptions): Promise<void> {
  const child = spawn(process.execPath, [...HEAP_LIMITS, program, "--since", since.toISOString()], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => void child.kill("SIGKILL");
  signal.addEventListener("abort", kill);
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  try {
    const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
    if (code !== 0) throw new Error(errors.trim() || "The program that makes backups was ended.");
    logger.info("Backed up", { output: output.trim() });
  } finally {
    signal.removeEventListener("abort", kill);
  }
}

/** Makes up for what was missed while the site was off, and tries again an hour after a failure. */
export async function backUpWhenDue(env: Environment, options: ProcessOptions): Promise<void> {
  const now = new Date();
  const { pattern, goodAt, failed, directory } = readBackupFacts(env, now);
  if (pattern === null || options.signal.aborted) return;
  const since = dueSince(pattern, { goodAt, failedAt: failed?.at ?? null }, now);
  if (!since) return;
  try {
    await runProgram(since, options);
  } catch (error) {
    // Again, because a program that was killed has recorded nothing.
    if (!options.signal.aborted) {
      recordFailure(directory, error instanceof Error ? error.message : String(error), now);
    }
    throw error;
  }
}
