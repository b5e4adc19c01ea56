import type { DateRange } from "./date-range";
import { addDays, type Day } from "./dates";

export const presetIds = ["week", "month", "lastMonth", "quarter", "year", "twelveMonths"] as const;
export type PresetId = (typeof presetIds)[number];

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
