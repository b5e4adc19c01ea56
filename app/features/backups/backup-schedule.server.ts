import { Cron } from "croner";

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
