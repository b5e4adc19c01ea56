import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table users add column here_at text").execute(db);
  await sql.raw("alter table users add column last_visit_at text").execute(db);
}
