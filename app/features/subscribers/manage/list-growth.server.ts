import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { addDays, type Day, daysBetween, formatDay, formatMonth } from "~/lib/time/dates";

interface DayCount {
  day: string;
  count: number;
}

const joinedOn = sql`substr(subscribed_at, 1, 10)`;
const leftOn = sql`substr(unsubscribed_at, 1, 10)`;
const hasLeft = sql`is_active = 0 and unsubscribed_at is not null`;

/** Nothing is stored of subscribers who were deleted. @param before a UTC day */
async function countDays(
  db: Database,
  day: RawBuilder<unknown>,
  who: RawBuilder<unknown>,
  before: string,
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`select ${day} as day, count(*) as count from newsletter_subscribers
    where ${who} and ${day} < ${before} group by 1`.execute(db);
  return rows;
}

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
  const joined = [
    ...(await countDays(db, joinedOn, sql`is_active = 1`, end)),
    ...(await countDays(db, joinedOn, hasLeft, end)),
  ];
  const left = await countDays(db, leftOn, hasLeft, end);
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
