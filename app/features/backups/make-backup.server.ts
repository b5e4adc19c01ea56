import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyDatabase, flush } from "~/database/copy-database.server";
import { EVENT_FLOOR_BYTES, readDiskSpace } from "~/database/disk-space.server";
import { formatBytes } from "~/lib/numbers";
import { compressFile, unpackFile } from "./compress.server";
import { deleteUnfinished, type LocalBackup, partName } from "./local-backups.server";
import { backupFiles, backupName, type Manifest } from "./manifest.server";
import { lastMigration, verifyDatabase } from "./verify-database.queries.server";

export interface BackupOptions {
  databasePath: string;
  directory: string;
  /** SESSION_SECRET, which the backup holds as well: second factors are encrypted with it. */
  secret: string;
  now: Date;
  freeBytes?: (folder: string) => Promise<number>;
}

function write(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600, flag: "wx" });
  flush(path);
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

async function freeBytesOf(folder: string): Promise<number> {
  return (await readDiskSpace(folder))?.freeBytes ?? Number.POSITIVE_INFINITY;
}

/** Twice the database, since the compressed file is made beside the copy; below the floor visitors' rows would suffer. */
async function checkRoom({ databasePath, directory, freeBytes = freeBytesOf }: BackupOptions): Promise<void> {
  const needed = 2 * (sizeOf(databasePath) + sizeOf(`${databasePath}-wal`)) + EVENT_FLOOR_BYTES;
  const free = await freeBytes(directory);
  if (free >= needed) return;
  throw new Error(
    `There is not enough room for a backup in ${directory}: ${formatBytes(free)} are free and ${formatBytes(needed)} are needed, ${formatBytes(EVENT_FLOOR_BYTES)} of them for the site itself.`,
  );
}

function isFull(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(String(error.code))
  );
}

/** Fills a part folder: makes the copy, verifies it, compresses it, and compares what was written with it. */
async function fill(part: string, { databasePath, secret, now }: BackupOptions): Promise<Manifest> {
  const copy = join(part, "database.db");
  const compressed = join(part, backupFiles.database);
  const rows = await copyDatabase(databasePath, copy);
  verifyDatabase(copy, rows);
  const sha256 = await compressFile(copy, compressed);
  if ((await unpackFile(compressed)) !== sha256)
    throw new Error("What was written is not what is read again.");
  const manifest: Manifest = {
    format: 1,
    created_at: now.toISOString(),
    migration: lastMigration(copy),
    sha256,
    bytes: sizeOf(copy),
    compressed_bytes: sizeOf(compressed),
    rows,
  };
  rmSync(copy);
  write(join(part, backupFiles.secret), `${secret}\n`);
  write(join(part, backupFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  flush(part);
  return manifest;
}

/**
 * A verified backup in a folder of its own, which has its name only when it is whole.
 *
 * @throws with the reason in words for an operator; nothing is left of what was begun
 */
export async function makeBackup(options: BackupOptions): Promise<LocalBackup> {
  const { directory, now } = options;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  deleteUnfinished(directory, now);
  await checkRoom(options);
  const name = backupName(now);
  const part = join(directory, partName(name));
  const folder = join(directory, name);
  mkdirSync(part, { mode: 0o700 });
  try {
    const manifest = await fill(part, options);
    renameSync(part, folder);
    flush(directory);
    return { name, time: now, folder, manifest };
  } catch (cause) {
    rmSync(part, { recursive: true, force: true });
    if (!isFull(cause)) throw cause;
    throw new Error(`The disk of ${directory} was full before the backup was whole; it was deleted.`, {
      cause,
    });
  }
}
