import type { Database } from "~/server/open-database.server";
import type { NewRow } from "~/server/schema.server";

export async function findVolunteerApplicationId(
  db: Database,
  contentHash: string,
  since: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("volunteer_applications")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("created_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function insertVolunteerApplication(
  db: Database,
  row: NewRow<"volunteer_applications">,
): Promise<void> {
  await db.insertInto("volunteer_applications").values(row).execute();
}
