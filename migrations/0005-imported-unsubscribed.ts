import { type Kysely, sql } from "kysely";

/** How many of a file were added as unsubscribed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriber_imports add column unsubscribed integer not null default 0`.execute(db);
}
