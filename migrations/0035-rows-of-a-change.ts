import { type Kysely, sql } from "kysely";

const statements = [
  "drop index changed_rows_by_change",
  // Whether a row is among those of a change is asked for each audit entry about many rows.
  "create index changed_rows_by_change on changed_rows (change_id, table_name, record_id)",
];

/** One audit entry stands for all rows of a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
