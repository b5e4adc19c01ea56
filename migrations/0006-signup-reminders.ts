import { type Kysely, sql } from "kysely";

/** When staff had somebody reminded of a sign-up that waits, which they may do once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_signups add column reminded_at text`.execute(db);
}
