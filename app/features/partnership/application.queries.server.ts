import type { Database } from "~/server/open-database.server";
import type { NewRow } from "~/server/schema.server";

export async function findPartnershipApplicationId(
  db: Database,
  contentHash: string,
  since: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("partnership_applications")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("created_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function insertPartnershipApplication(
  db: Database,
  row: NewRow<"partnership_applications">,
): Promise<void> {
  await db.insertInto("partnership_applications").values(row).execute();
}
