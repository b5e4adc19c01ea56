import { BACKUP_MONTHS } from "~/content/privacy/personal-data";
import type { Backup } from "./local-backups.server";

/** Clocks of machines differ by less. */
const DIFFER_MS = 60 * 60_000;

/** Such a backup was made while the clock was wrong. */
export const isFuture = (time: Date, now: Date): boolean => time.valueOf() > now.valueOf() + DIFFER_MS;

/** Always preserved, whatever the clock says. */
const NEWEST = 3;
const DAYS = 7;
const WEEKS = 4;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Six months, which the page about a person's data promises; but never the newest three. */
export const LONGEST_MS = 183 * DAY_MS;
/** 1970-01-01 was a Thursday; weeks begin on Mondays. */
const weekOf = (time: Date) => String(Math.floor((time.valueOf() / DAY_MS + 3) / 7));
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const monthOf = (time: Date) => time.toISOString().slice(0, 7);

/**
 * Those that the rule does not keep: the newest three, the last of each of the latest 7 days, 4 weeks and 6 months that
 * have one. Periods without a backup do not count, so a site that was off loses none. Those of the future, from when the
 * clock was wrong, are no reason to delete others.
 */
export function selectExpired<B extends Backup>(backups: readonly B[], now: Date): B[] {
  const newestFirst = backups
    .filter(({ time }) => !isFuture(time, now))
    .sort((a, b) => b.time.valueOf() - a.time.valueOf());
  const preserved = new Set(newestFirst.slice(0, NEWEST));
  for (const [periodOf, count] of [
    [dayOf, DAYS],
    [weekOf, WEEKS],
    [monthOf, BACKUP_MONTHS],
  ] as const) {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.time);
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      preserved.add(backup);
    }
  }
  const [newest] = newestFirst;
  const isTooOld = ({ time }: Backup) => (newest?.time.valueOf() ?? 0) - time.valueOf() > LONGEST_MS;
  return newestFirst.slice(NEWEST).filter((backup) => !preserved.has(backup) || isTooOld(backup));
}
