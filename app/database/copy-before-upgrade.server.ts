import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
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

function listCopies(path: string): string[] {
  return readdirSync(dirname(path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(`${basename(path)}.before-`))
    .map(({ name }) => join(dirname(path), name));
}

function deleteOtherCopies(path: string, copyPath: string): void {
  for (const copy of listCopies(path)) {
    // What a restore has replaced is the operator's to delete.
    if (copy !== copyPath && !copy.startsWith(`${path}.before-restore-`)) rmSync(copy);
  }
}

/** Copies from before an upgrade or a restore hold what has been erased since. */
export function deleteOldCopies(path: string, before: Date): void {
  for (const copy of listCopies(path)) if (statSync(copy).mtime < before) rmSync(copy);
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
