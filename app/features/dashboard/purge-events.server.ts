import { sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";

/**
 * Deletes the oldest events, which stay in the daily totals. @param before ISO timestamp @returns the number of events
 */
function rollUpEventsBefore(db: Database, before: string, limit: number): Promise<number> {
  const old = sql`select id from form_analytics where created_at < ${before} order by created_at limit ${limit}`;
  return db.transaction().execute(async (trx) => {
    await sql`
      update form_daily_totals as totals set rolled_up = rolled_up + events.count
      from (
        select substr(created_at, 1, 10) as day, form_name, event_type, count(*) as count
        from form_analytics where id in (${old}) group by 1, 2, 3
      ) as events
      where totals.day = events.day and totals.form_name = events.form_name
        and totals.event_type = events.event_type`.execute(trx);
    // A trigger subtracts them from `total`.
    const { numAffectedRows } = await sql`delete from form_analytics where id in (${old})`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}

/** Only how many there were on each day outlives the events. */
export async function purgeExpiredEvents(db: Database, now: Date): Promise<void> {
  const before = retentionCutoff("formEvents", now);
  const events = await deleteInBatches((limit) => rollUpEventsBefore(db, before, limit));
  if (events > 0) logger.info("Purged expired form events", { events });
}
