import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backupFiles } from "./backup-names";
import { unpackFile } from "./compress.server";
import { type FoundBackup, manifestOf } from "./find-backups.server";
import type { Manifest } from "./manifest.server";
import type { Store } from "./store.server";
import { verifyDatabase } from "./verify-database.queries.server";

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
