import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { countReusableBytes } from "./disk-space.queries.server";
import type { Database } from "./open-database.server";

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
