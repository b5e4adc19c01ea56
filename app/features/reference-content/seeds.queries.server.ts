import type { DatabaseTransaction } from "~/server/open-database.server";
import type { NewRow } from "~/server/schema.server";

type SeededTable = "articles" | "support_resources";

export async function isTableEmpty(trx: DatabaseTransaction, table: SeededTable): Promise<boolean> {
  return (await trx.selectFrom(table).select("id").limit(1).executeTakeFirst()) === undefined;
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
