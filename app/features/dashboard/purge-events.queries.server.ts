import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";

/**
 * Deletes the oldest events, which stay in the daily totals. @param before ISO timestamp @returns the number of events
 */
export function rollUpEventsBefore(db: Database, before: string, limit: number): Promise<number> {
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
