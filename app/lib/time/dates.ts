import { localDay, localTime, offsetAt, zoneName } from "./time-zone";

/** Days are in UTC unless a name says local; texts without Intl: server and browser must render the same. */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day in UTC, "2026-11-20". */
export type Day = string;

export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

export function startOfDay(day: Day): string {
  return `${day}T00:00:00.000Z`;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(Date.parse(startOfDay(day)) + days * DAY_MS));
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(startOfDay(to)) - Date.parse(startOfDay(from))) / DAY_MS);
}

export function isDay(text: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(startOfDay(text));
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}

const month = (iso: string) => MONTHS[Number(iso.slice(5, 7)) - 1] ?? "";

/** "Nov 20, 2026". @param iso a day or a timestamp in UTC */
export function formatDay(iso: string): string {
  return `${month(iso)} ${Number(iso.slice(8, 10))}, ${iso.slice(0, 4)}`;
}

/** "Nov 20" */
export function formatDayOfYear(iso: string): string {
  return `${month(iso)} ${Number(iso.slice(8, 10))}`;
}

/** "Nov 2026". @param iso anything that begins with year and month */
export function formatMonth(iso: string): string {
  return `${month(iso)} ${iso.slice(0, 4)}`;
}

/** "Nov 20, 2026, 09:05 UTC", in the organization's time zone. */
export function formatTime(timestamp: string): string {
  const local = localTime(timestamp);
  return `${formatDay(local)}, ${local.slice(11, 16)} ${zoneName(timestamp)}`;
}

/** "09:05:07 UTC", in the organization's time zone. */
export function formatSecond(timestamp: string): string {
  return `${localTime(timestamp).slice(11, 19)} ${zoneName(timestamp)}`;
}

export interface ShortDate {
  iso: string;
  text: string;
}

/** In UTC; null if invalid or absent. */
export function shortDate(text: string | null): ShortDate | null {
  if (text === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  const iso = dayOf(date);
  return { iso, text: formatDay(iso) };
}

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

/** ISO timestamp of the first moment of a day, also where clocks skip midnight. */
export function startOfLocalDay(day: Day): string {
  const midnight = Date.parse(startOfDay(day));
  const moments = [-1, 0, 1].map((days) => {
    const near = midnight + days * DAY_MS;
    return midnight - offsetAt(near) * MINUTE_MS;
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
