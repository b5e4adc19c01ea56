import { formatDay } from "./dates";
import { localTime } from "./time-zone";

const MINUTE_MS = 60_000;
const HOURS_AT = 60 * MINUTE_MS;
const DAYS_AT = 48 * HOURS_AT;
const DATES_AT = 14 * 24 * HOURS_AT;

function span(milliseconds: number): string {
  if (milliseconds < HOURS_AT) return `${Math.floor(milliseconds / MINUTE_MS)} min`;
  if (milliseconds < DAYS_AT) return `${Math.floor(milliseconds / HOURS_AT)} h`;
  return `${Math.floor(milliseconds / (24 * HOURS_AT))} d`;
}

/** "5 min ago", "3 h ago", "in 2 d"; from two weeks on the day. @param timestamp, now ISO, in UTC */
export function relativeTime(timestamp: string, now: string): string {
  const distance = Date.parse(timestamp) - Date.parse(now);
  if (Number.isNaN(distance)) return timestamp;
  const length = Math.abs(distance);
  if (length < MINUTE_MS) return "just now";
  if (length >= DATES_AT) return formatDay(localTime(timestamp));
  return distance < 0 ? `${span(length)} ago` : `in ${span(length)}`;
}
