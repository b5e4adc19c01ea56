import { type Kysely, sql } from "kysely";

const statements = [
  // Events of the day that were deleted for their age; `total` are those still there.
  "alter table form_daily_totals add column rolled_up integer not null default 0",

  // Its session is the number of a submission: a browser would be one of a person with a name.
  "update form_analytics set user_agent = null where event_type = 'complete'",

  // Partial sessions are counted by the daily totals: a session has one event at most.
  "drop index form_analytics_partial",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
