import { localTime, zoneName } from "./time-zone";

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
