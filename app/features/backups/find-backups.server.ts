import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { unpackFile } from "./compress.server";
import {
  type Backup,
  type DamagedBackup,
  type LocalBackup,
  listDamagedBackups,
  listLocalBackups,
} from "./local-backups.server";
import { backupFiles, type Manifest } from "./manifest.server";
import { isFuture } from "./prune";
import type { Store } from "./store.server";
import { verifyDatabase } from "./verify-database.queries.server";

export interface FoundBackup extends Backup {
  /** Undefined where only the store has it. */
  local: LocalBackup | undefined;
  isStored: boolean;
}

export interface FoundBackups {
  /** Whole ones, the newest first. */
  backups: FoundBackup[];
  /** Those here that are not whole, the newest first. */
  damaged: DamagedBackup[];
}

/** The innermost code there is, such as ECONNREFUSED. */
function shortReason(error: unknown): string {
  let reason = error instanceof Error ? error.message : String(error);
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") reason = each.code;
  }
  return reason;
}

/** Lists the backups here and in the store. @param say called when the store cannot be read: the list then has those here */
export async function findBackups(
  directory: string,
  store: Store | undefined,
  say: (line: string) => void,
): Promise<FoundBackups> {
  const local = listLocalBackups(directory);
  const stored = await (store?.list() ?? Promise.resolve([])).catch((error: unknown) => {
    say(`The store cannot be read (${shortReason(error)}); these are the local backups.`);
    return [];
  });
  const names = new Map([...stored, ...local].map(({ name, time }) => [name, time]));
  const backups = [...names]
    .map(([name, time]) => ({
      name,
      time,
      local: local.find((backup) => backup.name === name),
      isStored: stored.some((backup) => backup.name === name),
    }))
    .sort((a, b) => b.time.valueOf() - a.time.valueOf());
  return { backups, damaged: listDamagedBackups(directory) };
}

/** Returns the backups to try in turn. @throws for a name that none of them has */
export function selectBackups({ backups, damaged }: FoundBackups, wanted: string, now: Date): FoundBackup[] {
  const found = backups.filter(({ name, time }) =>
    wanted === "latest" ? !isFuture(time, now) : name === wanted,
  );
  if (found.length > 0) return found;
  const broken = damaged.find(({ name }) => name === wanted) ?? damaged[0];
  if (broken && (wanted === "latest" || broken.name === wanted))
    throw new Error(`The backup ${broken.name} is damaged: ${broken.damage}. Nothing was changed.`);
  if (backups.length === 0) throw new Error("There is no backup.");
  throw new Error(`There is no backup ${wanted}: npm run restore -- --list shows those there are.`);
}

export async function manifestOf({ name, local }: FoundBackup, store: Store | undefined): Promise<Manifest> {
  if (local) return local.manifest;
  if (!store) throw new Error(`There is no backup ${name}.`);
  return await store.readManifest(name);
}

/** Another backup may be whole. */
export class DamagedBackupError extends Error {}

export interface UnpackedBackup {
  databasePath: string;
  secret: string;
  manifest: Manifest;
}

/**
 * Into a new folder, fetched from the store where it is not here, and verified against the manifest.
 *
 * @throws when it is not what was backed up
 */
export async function unpackBackup(
  backup: FoundBackup,
  store: Store | undefined,
  folder: string,
): Promise<UnpackedBackup> {
  mkdirSync(folder, { mode: 0o700 });
  const manifest = await manifestOf(backup, store);
  const source = backup.local?.folder ?? folder;
  if (!backup.local) await store?.download(backup.name, manifest, folder);
  const databasePath = join(folder, "database.db");
  try {
    const sha256 = await unpackFile(join(source, backupFiles.database), databasePath, manifest.bytes);
    if (sha256 !== manifest.sha256) throw new Error("its checksum differs");
    verifyDatabase(databasePath, manifest.rows);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DamagedBackupError(`The backup ${backup.name} is damaged: ${reason}. Nothing was changed.`, {
      cause,
    });
  }
  const secret = readFileSync(join(source, backupFiles.secret), "utf8").trim();
  if (!backup.local) rmSync(join(folder, backupFiles.database));
  return { databasePath, secret, manifest };
}
