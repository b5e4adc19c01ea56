import { addDays, type Day, daysBetween, isDay, startOfDay } from "./dates";
import { localDay } from "./time-zone";

/** Whole days, both included. */
export interface DateRange {
  from: Day;
  to: Day;
}

/** Today is one of them. */
const DEFAULT_DAYS = 30;
const LONGEST_DAYS = 3660;

export const dateRangeProblems = {
  unreadable: "That date range could not be read, so the last 30 days are shown. Choose both dates again.",
  reversed: "“From” must not be after “To”, so the last 30 days are shown. Choose both dates again.",
  tooLong:
    "A date range can be ten years long at most, so the last 30 days are shown. Choose both dates again.",
};

/** By default the last 30 days ending now (staff specification, section 9), also with a `problem`: an invalid range. */
export function readDateRange(search: URLSearchParams, now: Date): { range: DateRange; problem?: string } {
  const today = localDay(now);
  const defaultRange = { from: addDays(today, 1 - DEFAULT_DAYS), to: today };
  const from = search.get("from")?.trim() ?? "";
  const to = search.get("to")?.trim() ?? "";
  if ([from, to].some((day) => day !== "" && !isDay(day))) {
    return { range: defaultRange, problem: dateRangeProblems.unreadable };
  }
  const end = to || today;
  const requested = { from: from || addDays(end, 1 - DEFAULT_DAYS), to: end };
  if (requested.from > requested.to) return { range: defaultRange, problem: dateRangeProblems.reversed };
  if (daysBetween(requested.from, requested.to) > LONGEST_DAYS) {
    return { range: defaultRange, problem: dateRangeProblems.tooLong };
  }
  return { range: requested };
}

/** ISO timestamps of whole days in UTC, by which form events are counted: `start` inclusive, `end` exclusive. */
export function timestampsOf({ from, to }: DateRange): { start: string; end: string } {
  return { start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}

export type Step = "day" | "month";

const MAX_DAY_STEPS = 92;

export function stepOf({ from, to }: DateRange): Step {
  return daysBetween(from, to) < MAX_DAY_STEPS ? "day" : "month";
}

/** Start of an ISO date: "2026-11-20" or "2026-11". */
export function stepsOf(range: DateRange): string[] {
  const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, index) =>
    addDays(range.from, index),
  );
  return stepOf(range) === "day" ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

export const presetIds = ["week", "month", "lastMonth", "quarter", "year", "twelveMonths"] as const;
type PresetId = (typeof presetIds)[number];

const two = (number: number) => String(number).padStart(2, "0");

/** The first day of a month. @param month may be below 1: of the years before */
function firstOf(year: number, month: number): Day {
  const years = Math.floor((month - 1) / 12);
  return `${year + years}-${two(month - 12 * years)}-01`;
}

export function presetRange(id: PresetId, today: Day): DateRange {
  const [year = 0, month = 1] = today.split("-").map(Number);
  switch (id) {
    case "week":
      return { from: addDays(today, -6), to: today };
    case "month":
      return { from: addDays(today, -29), to: today };
    case "lastMonth":
      return { from: firstOf(year, month - 1), to: addDays(firstOf(year, month), -1) };
    case "quarter":
      return { from: firstOf(year, month - ((month - 1) % 3)), to: today };
    case "year":
      return { from: firstOf(year, 1), to: today };
    case "twelveMonths":
      return { from: firstOf(year, month - 11), to: today };
  }
}

/** The days before a range: as many, or the whole month before a whole month. */
export function previousRange({ from, to }: DateRange): DateRange {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const isMonth = from === firstOf(year, month) && to === addDays(firstOf(year, month + 1), -1);
  const end = addDays(from, -1);
  if (isMonth) return { from: firstOf(year, month - 1), to: end };
  const days = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
  return { from: addDays(end, -Math.round(days)), to: end };
}
