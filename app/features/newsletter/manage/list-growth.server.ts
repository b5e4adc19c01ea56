import { addDays, type Day, daysBetween, formatDay, formatMonth } from "~/lib/dates";
import type { Database } from "~/server/open-database.server";
import { countJoined, countLeft, type DayCount } from "./list-growth.queries.server";

export interface GrowthPeriod {
  /** Its first day. */
  from: Day;
  name: string;
  joined: number;
  left: number;
  /** On the list at its end. */
  total: number;
}

const MAX_WEEKS_DAYS = 186;

/** The first days of the weeks of a range, or of its months where there would be many. */
function startsOf({ from, to }: { from: Day; to: Day }): Day[] {
  const days = daysBetween(from, to) + 1;
  if (days <= MAX_WEEKS_DAYS)
    return Array.from({ length: Math.ceil(days / 7) }, (_, week) => addDays(from, week * 7));
  const all = Array.from({ length: days }, (_, day) => addDays(from, day));
  return all.filter((day, index) => index === 0 || day.endsWith("-01"));
}

const sumBetween = (counts: readonly DayCount[], from: Day, before: Day) =>
  counts.reduce((sum, { day, count }) => (day >= from && day < before ? sum + count : sum), 0);

const FIRST_DAY = "0000-01-01";

/** Who joined and left, by week or month (UTC). Who left and came back counts from the return on. */
export async function loadListGrowth(db: Database, range: { from: Day; to: Day }): Promise<GrowthPeriod[]> {
  const end = addDays(range.to, 1);
  const joined = await countJoined(db, end);
  const left = await countLeft(db, end);
  const starts = startsOf(range);
  const isByWeek = daysBetween(range.from, range.to) + 1 <= MAX_WEEKS_DAYS;
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? end;
    return {
      from,
      name: isByWeek ? `${formatDay(from)} – ${formatDay(addDays(next, -1))}` : formatMonth(from),
      joined: sumBetween(joined, from, next),
      left: sumBetween(left, from, next),
      total: sumBetween(joined, FIRST_DAY, next) - sumBetween(left, FIRST_DAY, next),
    };
  });
}
