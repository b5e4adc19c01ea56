import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";

/** Each has, beside these columns, counts of its own. */
export type ImportTable = "resource_imports" | "subscriber_imports";

type NewImport = Pick<
  NewRow<ImportTable>,
  "id" | "user_id" | "file_name" | "rows" | "created_at" | "expires_at"
>;

export async function insertImport(db: Database, table: ImportTable, row: NewImport): Promise<void> {
  await db.insertInto(table).values(row).execute();
}

/** @returns undefined when there is none, it belongs to another user or it has expired */
export async function findImport(
  db: Database,
  table: ImportTable,
  { id, userId, now }: { id: string; userId: string; now: string },
) {
  return await db
    .selectFrom(table)
    .select(["file_name", "rows", "created_at", "imported_at"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Rows of an import that is done stay cleared. */
export async function replaceRows(
  db: Database,
  table: ImportTable,
  { id, rows }: { id: string; rows: string },
): Promise<void> {
  await db.updateTable(table).set({ rows }).where("id", "=", id).where("imported_at", "is", null).execute();
}

/** Clears the stored rows, which are not needed any more. @returns whether it was not done already */
export async function finishImport(
  db: Database,
  table: ImportTable,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ imported_at: now.toISOString(), rows: "null" })
    .where("id", "=", id)
    .where("imported_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExpiredImports(db: Database, table: ImportTable, now: Date): Promise<void> {
  await db.deleteFrom(table).where("expires_at", "<=", now.toISOString()).execute();
}
