import type { Database } from "~/database/open-database.server";
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

type Counts = { added: number; changed: number };

export async function saveCounts(db: Database, id: string, counts: Counts): Promise<void> {
  await db.updateTable("resource_imports").set(counts).where("id", "=", id).execute();
}

export async function countsOf(db: Database, id: string): Promise<Counts> {
  return await db
    .selectFrom("resource_imports")
    .select(["added", "changed"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
