import { dirname } from "node:path";
import { EVENT_FLOOR_BYTES, readDiskSpace } from "~/database/disk-space.server";
import { canWrite } from "~/database/health.queries.server";
import { checkBackup } from "~/features/backups/backup-schedule.server";
import { readBackupFacts } from "~/features/backups/backup-state.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import { logger } from "~/lib/logger.server";
import type { Services } from "~/server/services.server";

/** A worker that has been away is only a fault once the one that was started with this process could have been seen. */
const STARTING_MS = 60_000;
/** The longest write transactions take a fraction of it. */
const LOCK_WAIT_MS = 2_000;

interface Check {
  ok: boolean;
  says: string;
}

async function checkDatabase(path: string): Promise<Check> {
  try {
    const free = await canWrite(path, LOCK_WAIT_MS);
    return free ? { ok: true, says: "ok" } : { ok: false, says: "locked by another process" };
  } catch (error) {
    logger.error("The readiness check failed", { error });
    return { ok: false, says: "cannot be opened" };
  }
}

async function checkDisk(folder: string, minFreeBytes: number): Promise<Check> {
  const disk = await readDiskSpace(folder);
  if (!disk) return { ok: false, says: "unknown" };
  return disk.freeBytes < minFreeBytes ? { ok: false, says: "full" } : { ok: true, says: "ok" };
}

async function checkWorker({ db }: Services, now: Date, uptimeMs: number): Promise<Check> {
  try {
    const { away } = await workerState(db, now);
    if (!away) return { ok: true, says: "ok" };
  } catch (error) {
    logger.error("The readiness check failed", { error });
    return { ok: false, says: "unknown" };
  }
  return uptimeMs < STARTING_MS ? { ok: true, says: "starting" } : { ok: false, says: "not running" };
}

export interface ReadinessOptions {
  now: Date;
  uptimeMs: number;
  minFreeBytes?: number;
}

export interface Readiness {
  ready: boolean;
  lines: string[];
}

/** Says nothing a visitor may not know. */
export async function checkReadiness(
  services: Services,
  { now, uptimeMs, minFreeBytes = EVENT_FLOOR_BYTES }: ReadinessOptions,
): Promise<Readiness> {
  const { DATABASE_PATH: path } = services.env;
  const checks = {
    database: await checkDatabase(path),
    disk: await checkDisk(dirname(path), minFreeBytes),
    worker: await checkWorker(services, now, uptimeMs),
    backup: checkBackup(readBackupFacts(services.env, now), { now, uptimeMs }),
  };
  return {
    ready: Object.values(checks).every(({ ok }) => ok),
    lines: Object.entries(checks).map(([name, { says }]) => `${name}: ${says}`),
  };
}
