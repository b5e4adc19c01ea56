import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";

export interface DayCount {
  day: string;
  count: number;
}

const joinedOn = sql`substr(subscribed_at, 1, 10)`;
const leftOn = sql`substr(unsubscribed_at, 1, 10)`;

/**
 * Of who is on the list, and of who left it. Nothing is stored of subscribers who were deleted.
 * @param before a UTC day
 */
export async function countJoined(db: Database, before: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day, sum(count) as count from (
      select ${joinedOn} as day, count(*) as count from newsletter_subscribers
        where is_active = 1 and ${joinedOn} < ${before} group by 1
      union all
      select ${joinedOn}, count(*) from newsletter_subscribers
        where is_active = 0 and unsubscribed_at is not null and ${joinedOn} < ${before} group by 1
    ) group by day`.execute(db);
  return rows;
}

/** @param before a UTC day */
export async function countLeft(db: Database, before: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select ${leftOn} as day, count(*) as count from newsletter_subscribers
      where unsubscribed_at is not null and is_active = 0 and ${leftOn} < ${before} group by 1`.execute(db);
  return rows;
}
