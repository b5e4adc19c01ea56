import { addDays, type Day, startOfDay } from "./dates";
import { localDay, offsetAt } from "./time-zone";

const DAY_MS = 24 * 60 * 60_000;

/** ISO timestamp of the first moment of a day, also where clocks skip midnight. */
export function startOfLocalDay(day: Day): string {
  const midnight = Date.parse(startOfDay(day));
  const moments = [-1, 0, 1].map((days) => {
    const near = midnight + days * DAY_MS;
    return midnight - offsetAt(near) * 60_000;
  });
  const within = moments
    .filter((moment) => localDay(new Date(moment)) >= day)
    .sort((one, other) => one - other);
  return new Date(within[0] ?? midnight).toISOString();
}

/** ISO timestamps of whole local days: `start` inclusive, `end` exclusive. */
export function localTimestampsOf({ from, to }: { from: Day; to: Day }): { start: string; end: string } {
  return { start: startOfLocalDay(from), end: startOfLocalDay(addDays(to, 1)) };
}

const UTC_MIDNIGHT = "T00:00:00.000Z";

/** The whole days between two moments: in UTC where both are its midnights, as of form events. @param before exclusive */
export function daysBetweenMoments(from: string, before: string): { from: Day; to: Day } {
  const isUtc = from.endsWith(UTC_MIDNIGHT) && before.endsWith(UTC_MIDNIGHT);
  const dayOf = (timestamp: string) => (isUtc ? timestamp.slice(0, 10) : localDay(new Date(timestamp)));
  return { from: dayOf(from), to: addDays(dayOf(before), -1) };
}
