import type { Database } from "~/server/open-database.server";
import type { NewRow, Timestamp } from "~/server/schema.server";

export async function findReportId(
  db: Database,
  contentHash: string,
  since: Timestamp,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("resource_reports")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("created_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function insertReport(db: Database, row: NewRow<"resource_reports">): Promise<void> {
  await db.insertInto("resource_reports").values(row).execute();
}
