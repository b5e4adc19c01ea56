import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";

export async function insertSubscriberImport(db: Database, row: NewRow<"subscriber_imports">): Promise<void> {
  await db.insertInto("subscriber_imports").values(row).execute();
}

export function findSubscriberImport(db: Database, id: string, userId: string, now: string) {
  return db
    .selectFrom("subscriber_imports")
    .select(["file_name", "rows", "created_at", "imported_at", "added", "asked"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function countImported(
  trx: Database,
  id: string,
  { added, asked }: { added: number; asked: number },
): Promise<void> {
  await trx
    .updateTable("subscriber_imports")
    .set({ added: sql`added + ${added}`, asked: sql`asked + ${asked}` })
    .where("id", "=", id)
    .execute();
}

/** Clears the stored rows, which are not needed any more. @returns undefined where it was done already */
export function finishSubscriberImport(trx: Database, id: string, now: string) {
  return trx
    .updateTable("subscriber_imports")
    .set({ imported_at: now, rows: "null" })
    .where("id", "=", id)
    .where("imported_at", "is", null)
    .returning(["added", "asked"])
    .executeTakeFirst();
}

export async function deleteExpiredSubscriberImports(db: Database, now: string): Promise<void> {
  await db.deleteFrom("subscriber_imports").where("expires_at", "<=", now).execute();
}
