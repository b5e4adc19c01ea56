import { type Kysely, sql } from "kysely";

const statements = [
  // Until then a mail waits, and can be taken back.
  "alter table mails add column held_until text",
  // JSON: what the row was before the reply. Null for replies from before this column.
  "alter table replies add column before text",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
