import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backupFiles, type Inspection, inspectBackup, type Manifest, timeOfBackup } from "./manifest.server";

export interface Backup {
  name: string;
  time: Date;
}

export interface LocalBackup extends Backup {
  folder: string;
  manifest: Manifest;
}

function foldersIn(directory: string): string[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

export interface DamagedBackup extends Backup {
  damage: string;
}

/** The newest first. Empty where there is no such folder. */
function inspectAll(directory: string): (Backup & { folder: string; found: Inspection })[] {
  return foldersIn(directory)
    .sort()
    .reverse()
    .flatMap((name) => {
      const time = timeOfBackup(name);
      const folder = join(directory, name);
      return time ? [{ name, time, folder, found: inspectBackup(folder) }] : [];
    });
}

/** Lists whole backups, the newest first. */
export function listLocalBackups(directory: string): LocalBackup[] {
  return inspectAll(directory).flatMap(({ found, ...backup }) =>
    "manifest" in found ? [{ ...backup, manifest: found.manifest }] : [],
  );
}

/** Lists those that are not whole, with what is wrong with each, the newest first. */
export function listDamagedBackups(directory: string): DamagedBackup[] {
  return inspectAll(directory).flatMap(({ found, name, time }) =>
    "damage" in found ? [{ name, time, damage: found.damage }] : [],
  );
}

/** The manifest first, so that a backup that is half deleted is none. */
export function deleteLocalBackup(directory: string, name: string): void {
  if (!timeOfBackup(name)) return;
  rmSync(join(directory, name, backupFiles.manifest), { force: true });
  rmSync(join(directory, name), { recursive: true, force: true });
}

const PART = /^(backup-[\dTZ-]+)\.part-(\d+)$/;
const LONGEST_MS = 24 * 60 * 60 * 1000;

export const partName = (name: string): string => `${name}.part-${process.pid}`;

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function lacksManifest(folder: string): boolean {
  const found = inspectBackup(folder);
  return "damage" in found && found.isUnfinished;
}

/** What programs that were killed have left: parts, and backups that lack their manifest. */
export function deleteUnfinished(directory: string, now: Date): void {
  for (const entry of foldersIn(directory)) {
    const [, name = entry, pid] = PART.exec(entry) ?? [];
    const time = timeOfBackup(name);
    if (!time) continue;
    const folder = join(directory, entry);
    const isOld = now.valueOf() - time.valueOf() > LONGEST_MS;
    const isUnfinished = pid ? isOld || !isRunning(Number(pid)) : isOld && lacksManifest(folder);
    if (isUnfinished) rmSync(folder, { recursive: true, force: true });
  }
}
