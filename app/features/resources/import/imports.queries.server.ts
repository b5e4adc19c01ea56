import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { resourceColumns } from "../admin/edit-resources.queries.server";
import type { Resource } from "../admin/resource-editor.server";

/** Far below what SQLite takes in one statement. */
const BATCH_SIZE = 500;

function inChunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}

export async function listResourcesLike(
  db: Database,
  { ids, titles }: { ids: readonly number[]; titles: readonly string[] },
): Promise<Resource[]> {
  const found = new Map<number, Resource>();
  const entries = db.selectFrom("support_resources").select(resourceColumns);
  for (const chunk of inChunks(ids)) {
    for (const row of await entries.where("id", "in", chunk).execute()) found.set(row.id, row);
  }
  for (const chunk of inChunks(titles)) {
    for (const row of await entries.where("title", "in", chunk).execute()) found.set(row.id, row);
  }
  return [...found.values()];
}

export function listResourcesAfter(db: Database, id: number, limit: number): Promise<Resource[]> {
  return db
    .selectFrom("support_resources")
    .select(resourceColumns)
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function insertImport(db: Database, row: NewRow<"resource_imports">): Promise<void> {
  await db.insertInto("resource_imports").values(row).execute();
}

export async function findImport(db: Database, id: string, userId: string, now: string) {
  return await db
    .selectFrom("resource_imports")
    .select(["id", "file_name", "rows", "created_at", "imported_at", "added", "changed"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Clears the stored rows, which are not needed any more. */
export async function finishImport(
  db: Database,
  id: string,
  done: { imported_at: string; added: number; changed: number },
): Promise<void> {
  await db
    .updateTable("resource_imports")
    .set({ ...done, rows: "null" })
    .where("id", "=", id)
    .execute();
}

export async function deleteExpiredImports(db: Database, now: string): Promise<void> {
  await db.deleteFrom("resource_imports").where("expires_at", "<=", now).execute();
}
