import { deleteOldCopies } from "~/database/copy-database.server";
import { openDatabase } from "~/database/open-database.server";
import { mayDeleteByAge } from "~/kits/outbox/heartbeat.server";
import type { Environment } from "~/server/read-environment.server";
import { saveBackupState } from "./backup-state.server";
import { deleteLocalBackup, type LocalBackup, listLocalBackups } from "./local-backups.server";
import { makeBackup } from "./make-backup.server";
import { LONGEST_MS, selectExpired } from "./prune";
import { openStore, type Store } from "./store.server";

type BackupSettings = Pick<Environment, "BACKUP_DIR" | "DATABASE_PATH" | "SESSION_SECRET" | "backupStore">;

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

/** Not of a database of an older program, which has no record of it. */
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
  if (mayPrune) deleteOldCopies(databasePath, new Date(now.valueOf() - LONGEST_MS));
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

export function recordFailure(directory: string, message: string, now: Date): void {
  try {
    saveBackupState(directory, { failed: { at: now.toISOString(), message } });
  } catch {
    // The folder cannot be written: the age of the last good one tells.
  }
}
