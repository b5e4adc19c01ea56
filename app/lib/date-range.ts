import { dateRangeProblems } from "~/content/date-range";
import { addDays, type Day, dayOf, daysBetween, isDay, startOfDay } from "./dates";

/** Whole days in UTC, both included. */
export interface DateRange {
  from: Day;
  to: Day;
}

const DEFAULT_DAYS = 30;
/** Longer ones would draw charts nobody can read. */
const LONGEST_DAYS = 3660;

/**
 * Reads the parameters `from` and `to`. One that is missing follows from the other.
 *
 * @returns the range, by default the last 30 days ending now (staff specification, section 9); with a `problem` to
 *   show when what was asked for cannot be used, and then the default
 */
export function readDateRange(search: URLSearchParams, now: Date): { range: DateRange; problem?: string } {
  const today = dayOf(now);
  const defaultRange = { from: addDays(today, -DEFAULT_DAYS), to: today };
  const from = search.get("from")?.trim() ?? "";
  const to = search.get("to")?.trim() ?? "";
  if ([from, to].some((day) => day !== "" && !isDay(day))) {
    return { range: defaultRange, problem: dateRangeProblems.unreadable };
  }
  const end = to || today;
  const requested = { from: from || addDays(end, -DEFAULT_DAYS), to: end };
  if (requested.from > requested.to) return { range: defaultRange, problem: dateRangeProblems.reversed };
  if (daysBetween(requested.from, requested.to) > LONGEST_DAYS) {
    return { range: defaultRange, problem: dateRangeProblems.tooLong };
  }
  return { range: requested };
}

/** The moments of a range: from `start` on, before `end`. */
export function timestampsOf({ from, to }: DateRange): { start: string; end: string } {
  return { start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}

/** The steps a chart goes in: days, or months where days would be too many to read. */
export type Step = "day" | "month";

const DAYS_AT_MOST = 92;

export function stepOf({ from, to }: DateRange): Step {
  return daysBetween(from, to) < DAYS_AT_MOST ? "day" : "month";
}

/** Every step of a range in order, as the beginning of an ISO date: "2026-11-20" or "2026-11". */
export function stepsOf(range: DateRange): string[] {
  const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, index) =>
    addDays(range.from, index),
  );
  return stepOf(range) === "day" ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}
