import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { openDatabase } from "~/database/open-database.server";
import { eraseAgain } from "~/features/data-requests/erase-again.server";
import { saveBackupState } from "./backup-state.server";
import { findBackups } from "./find-backups.server";
import { prepareRestored, type Restored, type RestoreOptions } from "./prepare-restored.server";

type VerifyOptions = Omit<RestoreOptions, "wanted" | "secret"> & { wanted: string; secret: string };

/** @throws when somebody who was erased since the backup is found in it again */
async function checkErased({ path, secret, erasures }: Restored): Promise<void> {
  const db = openDatabase(path);
  try {
    const secrets = { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: undefined };
    const found = await eraseAgain(db, secrets, erasures);
    if (found > 0) throw new Error(`${found} people who were erased are in what was restored.`);
  } finally {
    await db.destroy();
  }
}

/**
 * Restores a backup into a folder that is deleted again, while the site runs: its bytes, its rows by the manifest, the
 * upgrade, and that erased people stay erased. Where there is a store, from the store, as a new machine would.
 *
 * @throws what a restore would fail with; the state of the backups has it, too
 */
export async function verifyRestore(options: VerifyOptions): Promise<void> {
  const { databasePath, directory, store, now, say } = options;
  const at = now.toISOString();
  mkdirSync(dirname(databasePath), { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(dirname(databasePath), ".verify-"));
  try {
    const { backups, damaged } = await findBackups(directory, store, say);
    const stored = backups.filter(({ isStored }) => isStored);
    const found = stored.length > 0 ? stored.map((backup) => ({ ...backup, local: undefined })) : backups;
    const restored = await prepareRestored({ backups: found, damaged }, options, folder);
    await checkErased(restored);
    saveBackupState(directory, { verified: { at, problem: null } });
    const { name, isUpgraded, erased, path } = restored;
    say(
      `${name[0]?.toUpperCase()}${name.slice(1)} can be restored: ${statSync(path).size} bytes, whole, with every row.`,
    );
    if (isUpgraded) say("It is of an earlier version, and was upgraded.");
    if (erased > 0) say(`People erased again in it: ${erased}.`);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    saveBackupState(directory, { verified: { at, problem } });
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
