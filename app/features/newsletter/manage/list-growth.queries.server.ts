import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";

export interface DayCount {
  day: string;
  count: number;
}

/** Of who is on the list, and of who left it. Nothing is stored of subscribers who were deleted. */
export async function countJoined(db: Database, before: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day, sum(count) as count from (
      select substr(subscribed_at, 1, 10) as day, count(*) as count from newsletter_subscribers
        where is_active = 1 and subscribed_at < ${before} group by 1
      union all
      select substr(subscribed_at, 1, 10), count(*) from newsletter_subscribers
        where unsubscribed_at is not null and is_active = 0 and subscribed_at < ${before} group by 1
    ) group by day`.execute(db);
  return rows;
}

export async function countLeft(db: Database, before: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select substr(unsubscribed_at, 1, 10) as day, count(*) as count from newsletter_subscribers
      where unsubscribed_at is not null and is_active = 0 and unsubscribed_at < ${before} group by 1`.execute(
    db,
  );
  return rows;
}
