import { readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { copyDatabase } from "./copy-database.queries.server";
import { flush } from "./flush.server";

async function writeCopy(path: string, copyPath: string): Promise<void> {
  const partPath = `${copyPath}.part`;
  rmSync(partPath, { force: true });
  await copyDatabase(path, partPath);
  renameSync(partPath, copyPath);
  flush(dirname(path));
}

function deleteOtherCopies(path: string, copyPath: string): void {
  const prefix = `${basename(path)}.before-`;
  for (const entry of readdirSync(dirname(path), { withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.startsWith(prefix) || entry.name === basename(copyPath)) continue;
    // What a restore has replaced is the operator's to delete.
    if (entry.name.startsWith(`${prefix}restore-`)) continue;
    rmSync(join(dirname(path), entry.name));
  }
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
