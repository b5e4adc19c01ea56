/** The time zone of the organization (the setting `TIME_ZONE`): the same for everything that a process shows. */
let ofProcess: string | undefined;

export function setTimeZone(name: string): void {
  ofProcess = name;
}

/** In a browser it is an attribute of the document, so that both sides render the same text. */
export function timeZone(): string {
  if (ofProcess !== undefined) return ofProcess;
  return (typeof document === "undefined" ? undefined : document.documentElement.dataset.timeZone) ?? "UTC";
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Numbers only: names of months and zones differ between versions of Intl. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, format);
  return format;
}

/** "2026-11-20T10:05:07" on the organization's clocks. @param timestamp in UTC */
export function localTime(timestamp: string, zone: string = timeZone()): string {
  const moment = new Date(timestamp);
  if (zone === "UTC" || Number.isNaN(moment.getTime())) return timestamp.slice(0, 19);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = value;
  const { year = "", month, day, hour, minute, second } = parts;
  return `${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** A calendar day, "2026-11-20". No timestamp is one: `localDay` tells on which day a moment falls. */
export type Day = `${number}-${number}-${number}`;

/** The day on which the clocks of a zone, or else of the organization's, show a moment. */
export function localDay(moment: Date | string, zone?: string): Day {
  const day = localTime(typeof moment === "string" ? moment : moment.toISOString(), zone).slice(0, 10);
  // Not parsed: the year of a moment from outside can be any.
  return day as Day;
}

const MINUTE_MS = 60_000;

/** In minutes; ahead of UTC is positive. */
export function offsetAt(moment: number): number {
  const whole = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  const local = Date.parse(`${localTime(new Date(whole).toISOString())}.000Z`);
  return Math.round((local - whole) / MINUTE_MS);
}

/** "UTC", "UTC+1", "UTC+5:30" */
export function zoneName(timestamp: string): string {
  const moment = Date.parse(timestamp);
  const offset = Number.isNaN(moment) ? 0 : offsetAt(moment);
  if (offset === 0) return "UTC";
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? "-" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}
