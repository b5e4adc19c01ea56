import { sql } from "kysely";
import type { DatabaseTransaction } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { articleKey } from "~/features/articles/article-address";

type SeededTable = "articles" | "support_resources";

/** SQLite's sequence remembers the last id, so a table that staff have emptied stays empty. */
export async function wasNeverFilled(trx: DatabaseTransaction, table: SeededTable): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_sequence where name = ${table}`.execute(trx);
  return rows.length === 0;
}

export async function wasEmptied(trx: DatabaseTransaction, table: SeededTable): Promise<boolean> {
  if (await wasNeverFilled(trx, table)) return false;
  return (await trx.selectFrom(table).select("id").limit(1).execute()).length === 0;
}

export async function listSeededKeys(trx: DatabaseTransaction): Promise<string[]> {
  const rows = await trx.selectFrom("seeded_resources").select("key").execute();
  return rows.map(({ key }) => key);
}

export async function insertSeededKeys(trx: DatabaseTransaction, keys: readonly string[]): Promise<void> {
  for (const key of keys) await trx.insertInto("seeded_resources").values({ key }).execute();
}

/** @returns their ids */
export async function insertArticles(
  trx: DatabaseTransaction,
  rows: NewRow<"articles">[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) {
    const { id } = await trx
      .insertInto("articles")
      .values({ ...row, url_key: articleKey(row.url) })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** Skips rows whose title and organization another row has. @returns the ids of those added */
export async function insertResources(
  trx: DatabaseTransaction,
  rows: NewRow<"support_resources">[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) {
    const added = await trx
      .insertInto("support_resources")
      .values(row)
      .onConflict((conflict) => conflict.columns(["title", "organization"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) ids.push(added.id);
  }
  return ids;
}
