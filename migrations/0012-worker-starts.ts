import { type Kysely, sql } from "kysely";

/** JSON: when the worker was started the last few times, by which a restart loop shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table worker_heartbeat add column starts text").execute(db);
}
