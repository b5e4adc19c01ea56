import { Cron } from "croner";
import { formatDuration } from "~/lib/time/period";
import type { BackupFacts } from "./backup-state.server";

const HOUR_MS = 60 * 60_000;

/** The latest two occurrences at `now`, the later one first. */
function lastOccurrences(pattern: string, now: Date): Date[] {
  const cron = new Cron(pattern, { timezone: "UTC", paused: true });
  // `previousRuns` looks strictly before its reference, by whole seconds.
  return cron.previousRuns(2, new Date(now.valueOf() + 1));
}

export interface BackupTimes {
  /** The last good one; null before the first. */
  goodAt: Date | null;
  failedAt: Date | null;
}

/**
 * @returns the occurrence that no backup answers yet; after a failure, an hour later again. Undefined when none is due.
 * A site without any backup is due at once.
 */
export function dueSince(pattern: string, { goodAt, failedAt }: BackupTimes, now: Date): Date | undefined {
  const [last = now] = lastOccurrences(pattern, now);
  if (goodAt && goodAt >= last) return undefined;
  if (failedAt && failedAt <= now && now.valueOf() - failedAt.valueOf() < HOUR_MS) return undefined;
  return last;
}

export type BackupCondition = "off" | "none" | "fine" | "stale";

export function backupCondition(pattern: string | null, goodAt: Date | null, now: Date): BackupCondition {
  if (pattern === null) return "off";
  if (!goodAt) return "none";
  return isStale(pattern, goodAt, now) ? "stale" : "fine";
}

/** When two occurrences in a row have passed without a good backup, the later one an hour ago. */
function isStale(pattern: string, goodAt: Date, now: Date): boolean {
  const [, before] = lastOccurrences(pattern, new Date(now.valueOf() - HOUR_MS));
  return before !== undefined && goodAt < before;
}

const VERIFY_EVERY_MS = 7 * 24 * HOUR_MS;

/** Weekly, and with each backup while it fails. */
export function isVerifyDue({ verified }: Pick<BackupFacts, "verified">, now: Date): boolean {
  if (!verified || verified.problem !== null || verified.at > now) return true;
  return now.valueOf() - verified.at.valueOf() >= VERIFY_EVERY_MS;
}

/** A new site has its first backup by then. */
const FIRST_MS = 15 * 60_000;

/** Tells /readyz the age of the last good backup, which is not all right when it is too old. */
export function checkBackup(
  { pattern, goodAt, failed, verified }: Pick<BackupFacts, "pattern" | "goodAt" | "failed" | "verified">,
  { now, uptimeMs }: { now: Date; uptimeMs: number },
): { ok: boolean; says: string; detail?: string } {
  const condition = backupCondition(pattern, goodAt, now);
  if (condition === "off") return { ok: true, says: "off" };
  const detail = failed
    ? `The last try, at ${failed.at.toISOString()}, failed: ${failed.message}`
    : "None was made when it was due: does the worker run?";
  if (!goodAt) return { ok: uptimeMs < FIRST_MS && !failed, says: failed ? "failed" : "none yet", detail };
  const age = formatDuration(now.valueOf() - goodAt.valueOf());
  const stale = condition === "stale";
  if (stale) return { ok: false, says: `${age} ago, too old`, detail };
  if (failed) return { ok: false, says: `failed, the last good one ${age} ago`, detail };
  return verified?.problem
    ? {
        ok: false,
        says: `${age} ago, cannot be restored`,
        detail: `Restoring one for a test, at ${verified.at.toISOString()}, failed: ${verified.problem} npm run restore -- --verify latest tries again.`,
      }
    : { ok: true, says: `${age} ago` };
}
