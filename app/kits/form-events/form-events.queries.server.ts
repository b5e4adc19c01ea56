import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";

export type FormEvent = Omit<NewRow<"form_analytics">, "id">;

export type LeftOutEvents = NewRow<"left_out_events">;

/** Far below SQLite's limit of parameters. */
const ROWS_PER_STATEMENT = 500;

/** Once per tab (public specification, section 4). */
export async function recordFormEvents(db: Database, events: readonly FormEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("form_analytics")
      .values(events.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Only how many there were of a kind. */
export async function addLeftOut(db: Database, events: readonly LeftOutEvents[]): Promise<void> {
  for (const event of events)
    await db
      .insertInto("left_out_events")
      .values(event)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "form_name", "event_type", "reason"])
          .doUpdateSet({ total: sql`left_out_events.total + ${event.total}` }),
      )
      .execute();
}
