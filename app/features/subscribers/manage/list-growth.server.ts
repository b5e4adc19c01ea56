import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { addDays, type Day, daysBetween, formatDay, formatMonth, startOfLocalDay } from "~/lib/time/dates";

const hasLeft = sql`is_active = 0 and unsubscribed_at is not null`;

const dayIndexes = {
  subscribed_at: "newsletter_subscribers_joined",
  unsubscribed_at: "newsletter_subscribers_left",
} as const;

/** As these indexes have it. */
const UTC_DAY_LENGTH = "2026-11-20".length;

/**
 * Nothing is stored of subscribers who were deleted. Whole days are counted from an index, those before the first moment
 * together; rows are read only of the days that a moment divides.
 *
 * @param moments in their order @returns how many there were before each
 */
async function countBefore(
  db: Database,
  column: "subscribed_at" | "unsubscribed_at",
  who: RawBuilder<unknown>,
  moments: readonly string[],
): Promise<number[]> {
  const day = sql`substr(${sql.ref(column)}, 1, ${sql.lit(UTC_DAY_LENGTH)})`;
  const first = moments[0]?.slice(0, UTC_DAY_LENGTH) ?? "";
  const earlier = await sql<{ count: number }>`
    select count(*) as count from newsletter_subscribers where ${who} and ${day} < ${first}`.execute(db);
  const days = await sql<{ day: string; count: number }>`
    select ${day} as day, count(*) as count from newsletter_subscribers
    where ${who} and ${day} >= ${first} and ${day} < ${moments.at(-1) ?? ""} group by 1`.execute(db);
  // Left to itself, SQLite reads everything before each moment in an index of moments.
  const parts = await sql<{ place: number; count: number }>`
    select moment.key as place, count(*) as count
    from json_each(${JSON.stringify(moments)}) as moment cross join newsletter_subscribers indexed by ${sql.ref(dayIndexes[column])}
    where ${who} and ${day} = substr(moment.value, 1, ${sql.lit(UTC_DAY_LENGTH)})
      and ${sql.ref(column)} < moment.value group by 1`.execute(db);
  const partOf = new Map(parts.rows.map(({ place, count }) => [place, count]));
  return moments.map((moment, place) => {
    const divided = moment.slice(0, UTC_DAY_LENGTH);
    const whole = days.rows.reduce((sum, row) => (row.day < divided ? sum + row.count : sum), 0);
    return (earlier.rows[0]?.count ?? 0) + whole + (partOf.get(place) ?? 0);
  });
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

/** Who joined and left, by week or month. Who left and came back counts from the return on. */
export async function loadListGrowth(db: Database, range: { from: Day; to: Day }): Promise<GrowthPeriod[]> {
  const starts = startsOf(range);
  const isByWeek = daysBetween(range.from, range.to) + 1 <= MAX_WEEKS_DAYS;
  const bounds = [...starts, addDays(range.to, 1)];
  const moments = bounds.map(startOfLocalDay);
  const still = await countBefore(db, "subscribed_at", sql`is_active = 1`, moments);
  const former = await countBefore(db, "subscribed_at", hasLeft, moments);
  const gone = await countBefore(db, "unsubscribed_at", hasLeft, moments);
  const at = (counts: readonly number[], place: number) => counts[place] ?? 0;
  const joinedBy = (place: number) => at(still, place) + at(former, place);
  return starts.map((from, place) => ({
    from,
    name: isByWeek
      ? `${formatDay(from)} – ${formatDay(addDays(bounds[place + 1] ?? from, -1))}`
      : formatMonth(from),
    joined: joinedBy(place + 1) - joinedBy(place),
    left: at(gone, place + 1) - at(gone, place),
    total: joinedBy(place + 1) - at(gone, place + 1),
  }));
}
