import { offsetAt } from "./time-zone";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The moment at which the organization's clocks show a time. The first of two where daylight saving repeats it; where it
 * leaves the time out, as much later as the clocks were put forward.
 * @param day "2026-11-20" @param time "09:05"
 */
export function localMoment(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  const candidates = [-DAY_MS, DAY_MS].map((near) => wanted - offsetAt(wanted + near) * MINUTE_MS);
  const exact = candidates.filter((moment) => moment + offsetAt(moment) * MINUTE_MS === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
