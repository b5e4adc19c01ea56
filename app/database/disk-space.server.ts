import { randomBytes } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { logger } from "~/lib/logger.server";
import type { Database } from "./open-database.server";

/** In bytes; SQLite reuses them before the file grows. */
async function countReusableBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(db);
  return rows[0]?.bytes ?? 0;
}

const MB = 1024 * 1024;

/** Below this, form events are not stored, to save room for submissions and staff. */
export const EVENT_FLOOR_BYTES = 64 * MB;
/** Below this, visitors' submissions are rejected, to save room for staff. */
const SUBMISSION_FLOOR_BYTES = 4 * MB;

const CACHE_MS = 5000;

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** Null where the file system does not report it. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | null> {
  const found = await statfs(folder).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

const LOW_FREE_BYTES = 500_000_000;
const LOW_SHARE = 0.1;
/** A large disk with more than that is not low. */
const ENOUGH_BYTES = 5_000_000_000;

/** Soon there is no room for a backup, or for the copy before an upgrade. */
export const isLow = ({ freeBytes, totalBytes }: DiskSpace): boolean =>
  freeBytes < LOW_FREE_BYTES || freeBytes < Math.min(totalBytes * LOW_SHARE, ENOUGH_BYTES);

/** Infinity in memory, or if unavailable. */
export async function readFreeBytes(databasePath: string): Promise<number> {
  if (databasePath === ":memory:") return Number.POSITIVE_INFINITY;
  return (await readDiskSpace(dirname(databasePath)))?.freeBytes ?? Number.POSITIVE_INFINITY;
}

let latest: { path: string; at: number; bytes: Promise<number> } | undefined;

function recentFreeBytes(path: string, now: number): Promise<number> {
  if (latest?.path !== path || now - latest.at >= CACHE_MS || now < latest.at)
    latest = { path, at: now, bytes: readFreeBytes(path) };
  return latest.bytes;
}

/** The database's file, and a test's way to fill its disk. */
export interface DatabaseFile {
  path: string;
  freeBytes?: (() => Promise<number>) | undefined;
}

export async function hasRoomForEvent(file: DatabaseFile, now: Date): Promise<boolean> {
  return (await freeBytesOf(file, now)) >= EVENT_FLOOR_BYTES;
}

/** Includes free pages inside the database. */
export async function hasRoomForSubmission(db: Database, file: DatabaseFile, now: Date): Promise<boolean> {
  const free = await freeBytesOf(file, now);
  if (free >= SUBMISSION_FLOOR_BYTES) return true;
  return free + (await countReusableBytes(db)) >= SUBMISSION_FLOOR_BYTES;
}

function freeBytesOf({ path, freeBytes }: DatabaseFile, now: Date): Promise<number> {
  return freeBytes ? freeBytes() : recentFreeBytes(path, now.getTime());
}

export const RESERVE_BYTES = 8 * MB;
/** Below this, writes by staff could fail. */
const LOW_BYTES = 2 * MB;

export const reservePath = (databasePath: string) => `${databasePath}-reserve`;

let running: Promise<void> | undefined;

/**
 * Guarantees staff disk space to delete rows: a preallocated file, removed when the disk is full and restored later.
 * Visitors' submissions are rejected before they use up that room (`SUBMISSION_FLOOR_BYTES`). Never throws.
 */
export async function ensureRoomForStaff(file: DatabaseFile): Promise<void> {
  running ??= ensureRoom(file)
    .catch((error: unknown) => logger.error("the disk's reserve could not be changed", { error }))
    .finally(() => {
      running = undefined;
    });
  await running;
}

async function ensureRoom({ path: database, freeBytes }: DatabaseFile): Promise<void> {
  if (database === ":memory:") return;
  const free = await (freeBytes?.() ?? readFreeBytes(database));
  const path = reservePath(database);
  if (free < LOW_BYTES) {
    if ((await sizeOf(path)) === undefined) return;
    await rm(path, { force: true });
    logger.error("the disk is full: the reserve beside the database was removed, so that staff can delete");
  } else if (free >= 2 * RESERVE_BYTES && (await sizeOf(path)) !== RESERVE_BYTES) {
    if ((await sizeOf(database)) !== undefined) await writeReserve(path);
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return await stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}

/** Some file systems store zeros sparsely. */
async function writeReserve(path: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for (let written = 0; written < RESERVE_BYTES; written += MB) await file.write(randomBytes(MB));
    await file.sync();
  } finally {
    await file.close();
  }
}
