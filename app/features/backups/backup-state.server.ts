import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Environment } from "~/server/read-environment.server";
import { listDamagedBackups, listLocalBackups } from "./local-backups.server";
import { timeOfBackup } from "./manifest.server";
import { isFuture } from "./prune";

const stateSchema = z.object({
  /** Name of the newest one that is whole in the store. */
  stored: z.string().nullable(),
  /** Null after a success. */
  failed: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  /** When one was last restored for a test; without a problem where it could be. */
  verified: z.object({ at: z.iso.datetime(), problem: z.string().nullable() }).nullable().default(null),
});

export type BackupState = z.output<typeof stateSchema>;

const statePath = (directory: string) => join(directory, "state.json");

/** Beside the backups and not in the database, which a restore replaces by an older one. */
function readBackupState(directory: string): BackupState {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(statePath(directory), "utf8")));
  } catch {
    return { stored: null, failed: null, verified: null };
  }
}

export function saveBackupState(directory: string, change: Partial<BackupState>): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const part = `${statePath(directory)}.part`;
  writeFileSync(part, JSON.stringify({ ...readBackupState(directory), ...change }), { mode: 0o600 });
  renameSync(part, statePath(directory));
}

type BackupSettings = Pick<Environment, "BACKUP_CRON" | "BACKUP_DIR" | "backupStore" | "DATABASE_READ_ONLY">;

/** A copy that is only read has no backups: its original has. */
export function readBackupFacts(env: BackupSettings, now: Date) {
  const { BACKUP_CRON, BACKUP_DIR: directory, backupStore, DATABASE_READ_ONLY } = env;
  const { stored, failed, verified } = readBackupState(directory);
  // A backup of the future does not count as the last: the next would be made when its time has come.
  const isPast = (time: Date) => !isFuture(time, now);
  const newest = listLocalBackups(directory).find(({ time }) => isPast(time));
  const lastStored = stored ? timeOfBackup(stored) : undefined;
  const storedAt = backupStore ? (lastStored && isPast(lastStored) ? lastStored : null) : undefined;
  const local = newest ? { at: newest.time, bytes: newest.manifest.compressed_bytes } : null;
  const isOff = BACKUP_CRON === "off" || DATABASE_READ_ONLY === "on";
  return {
    /** Null while they are switched off. */
    pattern: isOff ? null : BACKUP_CRON,
    directory,
    /** Null without one. */
    local,
    /** Undefined where no store is set. */
    storedAt,
    /** The last that is everywhere it should be. */
    goodAt: storedAt === undefined ? (local?.at ?? null) : storedAt,
    failed: failed ? { at: new Date(failed.at), message: failed.message } : null,
    /** Null before the first test of a restore. */
    verified: verified ? { at: new Date(verified.at), problem: verified.problem } : null,
    damaged: listDamagedBackups(directory),
  };
}

export type BackupFacts = ReturnType<typeof readBackupFacts>;
