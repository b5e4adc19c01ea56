import { addDays, calendarDay, type Day, startOfDay } from "~/lib/time/dates";

/** 0 is Sunday. */
const weekdayOf = (day: Day): number => new Date(startOfDay(day)).getUTCDay();

const lastOfMonth = (year: number, month: number) => calendarDay(year, month + 1, 0);

/** January 31 and one month is the last day of February. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const end = lastOfMonth(year, month + months);
  return Number(end.slice(8)) < date ? end : calendarDay(year, month + months, date);
}

/** The last day of the month that is so many months after the day's own. */
export function endOfMonthAfter(day: Day, months: number): Day {
  return lastOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months);
}

const [MONDAY, THURSDAY] = [1, 4];

/** Holidays on a day of their month; the last is that of the next January. */
const FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
  [13, 1],
] as const;

/** Holidays on a weekday of their month: its third, for example, and 0 for the last of the month before. */
const FLOATING = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [6, MONDAY, 0],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
] as const;

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after (5 U.S.C. 6103). */
function observed(holiday: Day): Day {
  const weekday = weekdayOf(holiday);
  if (weekday === 6) return addDays(holiday, -1);
  return weekday === 0 ? addDays(holiday, 1) : holiday;
}

/** Holidays of the federal government that are kept in a year. */
const federalHolidays = (year: number): Day[] => [
  ...FIXED.map(([month, date]) => observed(calendarDay(year, month, date))),
  ...FLOATING.map(([month, weekday, nth]) => {
    const first = weekdayOf(calendarDay(year, month, 1));
    return calendarDay(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
  }),
];

export function isWorkday(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !federalHolidays(Number(day.slice(0, 4))).includes(day);
}

function nearestWorkday(day: Day, step: 1 | -1): Day {
  let near = day;
  while (!isWorkday(near)) near = addDays(near, step);
  return near;
}

export const workdayBefore = (day: Day): Day => nearestWorkday(day, -1);
export const workdayAfter = (day: Day): Day => nearestWorkday(day, 1);

/** April 15, or the next workday; Emancipation Day of the District of Columbia is none (26 U.S.C. 7503). */
export function taxDay(year: number): Day {
  const emancipation = observed(calendarDay(year, 4, 16));
  let day = calendarDay(year, 4, 15);
  while (day === emancipation || !isWorkday(day)) day = addDays(day, 1);
  return day;
}
