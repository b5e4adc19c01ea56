import { addDays, calendarDay, type Day, daysBetween, isDayOrEmpty, type Month } from "./dates";
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
  if (!isDayOrEmpty(from) || !isDayOrEmpty(to)) {
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

export type Step = "day" | "month";

const MAX_DAY_STEPS = 92;

export function stepOf({ from, to }: DateRange): Step {
  return daysBetween(from, to) < MAX_DAY_STEPS ? "day" : "month";
}

export type StepName = Day | Month;

const monthOf = (day: Day) => day.slice(0, 7) as Month;

/** The steps of a range, each with its first day in it. */
export function stepStarts({ from, to }: DateRange, step: Step): { step: StepName; day: Day }[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return days.flatMap((day, index) => {
    if (step === "day") return { step: day, day };
    return index === 0 || day.endsWith("-01") ? { step: monthOf(day), day } : [];
  });
}

export function stepsOf(range: DateRange): StepName[] {
  return stepStarts(range, stepOf(range)).map(({ step }) => step);
}

export const presetIds = ["week", "month", "lastMonth", "quarter", "year", "twelveMonths"] as const;
type PresetId = (typeof presetIds)[number];

export function presetRange(id: PresetId, today: Day): DateRange {
  const [year = 0, month = 1] = today.split("-").map(Number);
  switch (id) {
    case "week":
      return { from: addDays(today, -6), to: today };
    case "month":
      return { from: addDays(today, -29), to: today };
    case "lastMonth":
      return { from: calendarDay(year, month - 1, 1), to: addDays(calendarDay(year, month, 1), -1) };
    case "quarter":
      return { from: calendarDay(year, month - ((month - 1) % 3), 1), to: today };
    case "year":
      return { from: calendarDay(year, 1, 1), to: today };
    case "twelveMonths":
      return { from: calendarDay(year, month - 11, 1), to: today };
  }
}

/** The days before a range: as many, or the whole month before a whole month. */
export function previousRange({ from, to }: DateRange): DateRange {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const isMonth = from === calendarDay(year, month, 1) && to === addDays(calendarDay(year, month + 1, 1), -1);
  const end = addDays(from, -1);
  if (isMonth) return { from: calendarDay(year, month - 1, 1), to: end };
  return { from: addDays(end, -daysBetween(from, to)), to: end };
}
