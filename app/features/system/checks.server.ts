import { access, constants } from "node:fs/promises";
import { dirname, join } from "node:path";
import { EVENT_FLOOR_BYTES, isLow, readDiskSpace } from "~/database/disk-space.server";
import { canWrite, pingDatabase } from "~/database/health.queries.server";
import { checkBackup } from "~/features/backups/backup-schedule.server";
import { readBackupFacts } from "~/features/backups/backup-state.server";
import { findScheduleState } from "~/features/campaigns/sending/schedule.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { checkStandby } from "~/features/standby/check-standby.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import { listOpenQueues } from "~/kits/outbox/mail-queues.queries.server";
import { logger } from "~/lib/logger.server";
import { formatTime } from "~/lib/time/dates";
import { formatDuration } from "~/lib/time/period";
import type { Services } from "~/server/services.server";
import { type Certificate, isNearEnd } from "./certificate.server";

/** A worker that has been away is only a fault once the one that was started with this process could have been seen. */
const STARTING_MS = 60_000;
/** The longest write transactions take a fraction of it. */
const LOCK_WAIT_MS = 2_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A server that is restarted refuses for a moment. */
const REFUSING_MS = 5 * MINUTE_MS;
/** Staff know that they have paused it; until they forget. */
const PAUSED_MS = 24 * HOUR_MS;

export interface Check {
  ok: boolean;
  /** Tells nothing that a visitor may not know: anybody can read it at `/readyz`. */
  says: string;
  /** For who runs the site: what exactly, and what to do. */
  detail?: string;
  /** Nothing is known of checks that are not there. */
  hidesOthers?: true;
}

export type CheckName =
  | "database"
  | "disk"
  | "copy"
  | "worker"
  | "clock"
  | "backup"
  | "mail"
  | "newsletter"
  | "bounces"
  | "standby"
  | "replication"
  | "certificate";

export type Checks = Partial<Record<CheckName, Check>>;

export interface CheckOptions {
  now: Date;
  uptimeMs: number;
  certificate: Certificate | undefined;
  minFreeBytes?: number;
}

const OK: Check = { ok: true, says: "ok" };
const wrong = (says: string, detail: string): Check => ({ ok: false, says, detail });

async function checkDatabase({ db, env }: Services): Promise<Check> {
  try {
    // What refreshes a copy holds its lock for as long as that takes.
    if (env.DATABASE_READ_ONLY === "on") await pingDatabase(db);
    else if (!(await canWrite(env.DATABASE_PATH, LOCK_WAIT_MS)))
      return wrong("locked by another process", "Nothing can be saved. fuser data/*.db names what holds it.");
    return OK;
  } catch (error) {
    logger.error("The readiness check failed", { error });
    const reason = error instanceof Error ? error.message : String(error);
    return wrong("cannot be opened", `${reason}. Is the file there, and is the disk well?`);
  }
}

async function checkDisk({ env }: Services, minFreeBytes: number): Promise<Check> {
  const folder = dirname(env.DATABASE_PATH);
  const disk = await readDiskSpace(folder);
  if (!disk) return wrong("unknown", `The folder ${folder} cannot be read: is the volume mounted?`);
  const advice = `${formatMegabytes(disk.freeBytes)} are left beside the database. Delete old copies and backups, or enlarge the disk.`;
  if (disk.freeBytes < minFreeBytes) return wrong("full", advice);
  return isLow(disk) ? wrong("low", advice) : OK;
}

const formatMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

function checkCopy(seenAt: string | null, { env }: Services, now: Date): Check {
  if (!seenAt) return wrong("of unknown age", "No worker has run on the database that it is a copy of.");
  const ageMs = Math.max(0, now.valueOf() - Date.parse(seenAt));
  const says = `${formatDuration(ageMs)} old`;
  const limit = env.COPY_MAX_MINUTES * MINUTE_MS;
  return ageMs <= limit ? { ok: true, says } : wrong(says, "Nothing has refreshed it: see docs/scaling.md.");
}

type Worker = Awaited<ReturnType<typeof workerState>>;

function checkWorker({ away, isRestarting }: Worker, uptimeMs: number): Check {
  if (away && uptimeMs < STARTING_MS) return { ok: true, says: "starting" };
  const log = "The log says why it ends; the supervisor keeps starting it again.";
  if (away) return wrong("not running", `No mail goes out. ${log}`);
  return isRestarting ? wrong("restarting in a loop", log) : OK;
}

function checkClock({ jumpedFrom }: Worker, now: Date): Check {
  if (!jumpedFrom) return OK;
  const detail = `The worker was last seen at ${formatTime(jumpedFrom)}, and then it was ${formatTime(now.toISOString())}: nothing old is deleted until an owner confirms the clock on the System page.`;
  return wrong("far ahead", detail);
}

type Queue = Awaited<ReturnType<typeof listOpenQueues>>[number];

function checkMail(queues: readonly Queue[], now: Date): Check {
  const open = queues.filter(({ paused_at }) => paused_at === null);
  const since = (queue: Queue) => now.valueOf() - Date.parse(queue.waiting_since ?? now.toISOString());
  const refused = open.find((queue) => queue.last_error !== null && since(queue) >= REFUSING_MS);
  if (refused)
    return wrong(
      "refused by the mail server",
      `Since ${formatTime(refused.waiting_since ?? now.toISOString())} it takes no mail (${refused.kind}): ${refused.last_error}. npm run doctor -- --to <address> tries it.`,
    );
  const waiting = open.find(({ waits }) => waits);
  return waiting
    ? wrong(
        "waiting",
        `Mail (${waiting.kind}) has been waiting since ${formatTime(waiting.waiting_since ?? now.toISOString())}: the log says why.`,
      )
    : OK;
}

async function checkNewsletter({ db, env }: Services, queues: readonly Queue[], now: Date): Promise<Check> {
  const settings = newsletterSettings(env);
  if (settings.blockers.length > 0) return wrong("blocked", settings.blockers.join(" "));
  const { overdue } = await findScheduleState(db, settings, now);
  if (overdue)
    return wrong("overdue", `The issue of ${formatTime(overdue.toISOString())} was not made: see the log.`);
  const paused = queues.find(
    ({ campaign_id, paused_at, pause_reason }) =>
      campaign_id !== null &&
      paused_at !== null &&
      (pause_reason === "age" || now.valueOf() - Date.parse(paused_at) >= PAUSED_MS),
  );
  if (!paused) return OK;
  return wrong(
    "paused",
    `Since ${paused.paused_at}: staff resume or cancel it under Newsletter in the dashboard.`,
  );
}

async function checkBounces(maildir: string): Promise<Check> {
  try {
    for (const folder of ["new", "cur"])
      await access(join(maildir, folder), constants.R_OK | constants.W_OK | constants.X_OK);
    return OK;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return wrong("cannot be read", `BOUNCE_MAILDIR: ${reason}`);
  }
}

function checkCertificate(certificate: Certificate | undefined, now: Date): Check {
  if (!certificate) return { ok: true, says: "not known" };
  if (!isNearEnd(certificate, now)) return OK;
  const { to } = certificate;
  const says = to <= now ? "expired" : "near its end";
  return wrong(
    says,
    `It is valid until ${formatTime(to.toISOString())}. What renews it, such as certbot, has not done so.`,
  );
}

/** What the worker does and leaves in the database. */
async function checkWork(services: Services, { now, uptimeMs }: CheckOptions): Promise<Checks> {
  const { db, env } = services;
  try {
    const worker = await workerState(db, now);
    if (env.DATABASE_READ_ONLY === "on") return { copy: checkCopy(worker.seenAt, services, now) };
    const queues = await listOpenQueues(db, now.toISOString(), HOUR_MS);
    return {
      worker: checkWorker(worker, uptimeMs),
      clock: checkClock(worker, now),
      backup: checkBackup(readBackupFacts(env, now), { now, uptimeMs }),
      mail: checkMail(queues, now),
      newsletter: await checkNewsletter(services, queues, now),
      ...(env.replica && checkStandby()),
      ...(env.BOUNCE_MAILDIR && { bounces: await checkBounces(env.BOUNCE_MAILDIR) }),
    };
  } catch (error) {
    logger.error("The readiness check failed", { error });
    return { worker: { ...wrong("unknown", "The database could not be read."), hidesOthers: true } };
  }
}

/** The one list of what may need a person: `/readyz`, the System page, and mails to who runs the site say it. */
export async function checkSite(services: Services, options: CheckOptions): Promise<Checks> {
  const { certificate, now, minFreeBytes = EVENT_FLOOR_BYTES } = options;
  const isSecure = services.env.SITE_URL.startsWith("https:");
  return {
    database: await checkDatabase(services),
    disk: await checkDisk(services, minFreeBytes),
    ...(await checkWork(services, options)),
    ...(isSecure && { certificate: checkCertificate(certificate, now) }),
  };
}
