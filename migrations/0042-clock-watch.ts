import { type Kysely, sql } from "kysely";

/** From when the clock went far ahead, and for how long the worker has run since: nothing is deleted by age meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table worker_heartbeat add column jumped_from text").execute(db);
  await sql.raw("alter table worker_heartbeat add column waited_ms integer not null default 0").execute(db);
}
