import { type Day, localDay, localTime, offsetAt, zoneName } from "./time-zone";

/** Texts are made without Intl, as server and browser must render the same. */

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const DAY_MS = 24 * 60 * 60 * 1000;

export type { Day };

/** "2026-11" */
export type Month = `${number}-${number}`;

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10) as Day;

/** @param month, day beyond their ranges: of other years and months */
export function calendarDay(year: number, month: number, day: number): Day {
  return dayAt(Date.UTC(year, month - 1, day));
}

/** In UTC, in which days are counted and compared. */
export function startOfDay(day: Day): string {
  return `${day}T00:00:00.000Z`;
}

export function addDays(day: Day, days: number): Day {
  return dayAt(Date.parse(startOfDay(day)) + days * DAY_MS);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(startOfDay(to)) - Date.parse(startOfDay(from))) / DAY_MS);
}

export function isDay(text: string): text is Day {
  const [, year, month, day] = /^((?:19|2\d)\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && calendarDay(Number(year), Number(month), Number(day)) === text;
}

/** For fields that may be left empty. */
export const isDayOrEmpty = (text: string): text is Day | "" => text === "" || isDay(text);

const wholeMonth = (date: Day | Month) => MONTHS[Number(date.slice(5, 7)) - 1] ?? "";
const month = (date: Day | Month) => wholeMonth(date).slice(0, 3);

/** "Nov 20, 2026" */
export function formatDay(day: Day): string {
  return `${month(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

/** "Nov 20" */
export function formatDayOfYear(day: Day): string {
  return `${month(day)} ${Number(day.slice(8))}`;
}

/** "Nov 2026" */
export function formatMonth(date: Day | Month): string {
  return `${month(date)} ${date.slice(0, 4)}`;
}

/** "November 2026" */
export function formatWholeMonth(date: Day | Month): string {
  return `${wholeMonth(date)} ${date.slice(0, 4)}`;
}

/** "Nov 20, 2026", the day of a moment in the organization's time zone. */
export function formatLocalDay(timestamp: string): string {
  return formatDay(localDay(timestamp));
}

/** "Nov 20, 2026, 09:05 UTC", in the organization's time zone. */
export function formatTime(timestamp: string): string {
  return `${formatLocalDay(timestamp)}, ${localTime(timestamp).slice(11, 16)} ${zoneName(timestamp)}`;
}

/** "09:05:07 UTC", in the organization's time zone. */
export function formatSecond(timestamp: string): string {
  return `${localTime(timestamp).slice(11, 19)} ${zoneName(timestamp)}`;
}

export interface ShortDate {
  iso: Day;
  text: string;
}

/** @param text a day, which stays as it is, or a moment @returns null if invalid or absent */
export function shortDate(text: string | null): ShortDate | null {
  if (text === null || Number.isNaN(Date.parse(text))) return null;
  const iso = isDay(text) ? text : localDay(new Date(text));
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
  if (length >= DATES_AT) return formatLocalDay(timestamp);
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

/** The whole days between two moments. @param before exclusive */
export function localDaysOf(from: string, before: string): { from: Day; to: Day } {
  return { from: localDay(from), to: addDays(localDay(before), -1) };
}
