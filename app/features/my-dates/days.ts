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

/** @param nth 1 to 4 */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = weekdayOf(calendarDay(year, month, 1));
  return calendarDay(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

const [MONDAY, THURSDAY] = [1, 4];

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after (5 U.S.C. 6103). */
function observed(holiday: Day): Day {
  const weekday = weekdayOf(holiday);
  if (weekday === 6) return addDays(holiday, -1);
  return weekday === 0 ? addDays(holiday, 1) : holiday;
}

/** Holidays of the federal government that are kept in a year, with those of the next January. */
function federalHolidays(year: number): Day[] {
  const fixed = [
    [year, 1, 1],
    [year, 6, 19],
    [year, 7, 4],
    [year, 11, 11],
    [year, 12, 25],
    [year + 1, 1, 1],
  ] as const;
  const lastMondayOfMay = addDays(nthWeekday(year, 6, MONDAY, 1), -7);
  return [
    ...fixed.map(([of, month, date]) => observed(calendarDay(of, month, date))),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMondayOfMay,
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    nthWeekday(year, 11, THURSDAY, 4),
  ];
}

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
  let day = workdayAfter(calendarDay(year, 4, 15));
  while (day === emancipation || !isWorkday(day)) day = addDays(day, 1);
  return day;
}
