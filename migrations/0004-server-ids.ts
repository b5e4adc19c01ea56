import { type Kysely, sql } from "kysely";

/** Some mail servers put an id of their own in place of the Message-ID, and reports name the mail by it. */
const statements = [
  "alter table mails add column server_id text",
  "create index mails_by_server_id on mails (server_id) where server_id is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
