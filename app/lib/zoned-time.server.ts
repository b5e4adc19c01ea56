/** Times of a time zone by IANA names. Only on the server: browsers may know other rules, and hydration would fail. */

const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-20 09:05:07", as Swedish times are. */
function wallClock(timeZone: string, moment: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return format.format(moment);
}

export interface LocalTime {
  /** "2026-11-20" */
  date: string;
  /** "09:05" */
  time: string;
}

/** What a clock there shows. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const shown = wallClock(timeZone, moment);
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The moment at which a clock there shows a time. The first of two where daylight saving repeats it; where it leaves the
 * time out, as much later as the clock was put forward.
 */
export function momentOf({ date, time }: LocalTime, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00.000Z`);
  const offsetAt = (moment: number) =>
    Date.parse(`${wallClock(timeZone, new Date(moment)).replace(" ", "T")}.000Z`) - moment;
  const day = 24 * 60 * MINUTE_MS;
  const candidates = [offsetAt(wanted - day), offsetAt(wanted + day)].map((offset) => wanted - offset);
  const exact = candidates.filter((moment) => moment + offsetAt(moment) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** "Fri, Nov 20, 2026, 09:05 (Europe/Berlin)" */
export function formatLocalTime(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
  return timeZone === "UTC" ? `${text} UTC` : `${text} (${timeZone})`;
}
