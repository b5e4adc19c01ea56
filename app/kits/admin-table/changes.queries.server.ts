import type { Database } from "~/server/open-database.server";
import type { NewRow, Row } from "~/server/schema.server";

export type Change = Row<"changes">;

export async function insertChange(trx: Database, change: NewRow<"changes">): Promise<void> {
  await trx.insertInto("changes").values(change).execute();
}

export async function setRowCount(trx: Database, id: string, count: number): Promise<void> {
  await trx.updateTable("changes").set({ row_count: count }).where("id", "=", id).execute();
}

export async function findChange(db: Database, id: string): Promise<Change | undefined> {
  return await db
    .selectFrom("changes")
    .select(["id", "action", "table_name", "row_count", "new_value", "made_by", "made_at", "undone_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The newest changes, newest first. */
export async function listChanges(db: Database, limit: number): Promise<Change[]> {
  return await db
    .selectFrom("changes")
    .select(["id", "action", "table_name", "row_count", "new_value", "made_by", "made_at", "undone_at"])
    .orderBy("made_at", "desc")
    .limit(limit)
    .execute();
}

export async function markUndone(trx: Database, id: string, now: string): Promise<void> {
  await trx.updateTable("changes").set({ undone_at: now }).where("id", "=", id).execute();
}

/** The row of a change of one row; null when it was of several. */
export async function onlyRowOf(trx: Database, change: string, table: string): Promise<string | null> {
  const rows = await trx
    .selectFrom("changed_rows")
    .select("record_id")
    .where("change_id", "=", change)
    .where("table_name", "=", table)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.record_id ?? null) : null;
}

/** Forgets changes made before a moment, and the rows that were kept to undo them. */
export async function deleteChangesBefore(db: Database, moment: string): Promise<void> {
  await db.deleteFrom("changes").where("made_at", "<", moment).execute();
}
