import { type Kysely, sql } from "kysely";

const statements = [
  // A mail that became a file because no mail server was set. It is settled like a sent one, and reached no one.
  `alter table newsletter_deliveries
    add column written_to_file integer not null default 0 check (written_to_file in (0, 1))`,
  `create index newsletter_deliveries_written on newsletter_deliveries (send_id)
    where written_to_file = 1`,
];

/** Tells mails that were written to files from mails that were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
