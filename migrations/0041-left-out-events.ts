import { type Kysely, sql } from "kysely";

/** How many form events were not counted, by UTC date, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table left_out_events (
    day text not null,
    form_name text not null,
    event_type text not null,
    reason text not null check (reason in ('limit', 'other_site', 'program')),
    total integer not null,
    primary key (day, form_name, event_type, reason)
  ) strict, without rowid`.execute(db);
}
