import { randomBytes } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import { logger } from "~/lib/logger.server";
import { type DatabaseFile, readFreeBytes } from "./disk-space.server";

const MB = 1024 * 1024;

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
