import { sql } from "kysely";
import type { DatabaseTransaction } from "~/server/open-database.server";
import type { NewRow } from "~/server/schema.server";

type SeededTable = "articles" | "support_resources";

/** SQLite's sequence remembers the last id, so a table that staff have emptied stays empty. */
export async function wasNeverFilled(trx: DatabaseTransaction, table: SeededTable): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_sequence where name = ${table}`.execute(trx);
  return rows.length === 0;
}

export async function insertArticles(trx: DatabaseTransaction, rows: NewRow<"articles">[]): Promise<void> {
  for (const row of rows) await trx.insertInto("articles").values(row).execute();
}

export async function insertResources(
  trx: DatabaseTransaction,
  rows: NewRow<"support_resources">[],
): Promise<void> {
  for (const row of rows) await trx.insertInto("support_resources").values(row).execute();
}
