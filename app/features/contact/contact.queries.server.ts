import type { Database } from "~/server/open-database.server";
import type { NewRow, Timestamp } from "~/server/schema.server";

export function findMessageSince(
  db: Database,
  contentHash: string,
  since: Timestamp,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("contact_submissions")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("created_at", ">=", since)
    .executeTakeFirst();
}

export async function insertMessage(db: Database, row: NewRow<"contact_submissions">): Promise<void> {
  await db.insertInto("contact_submissions").values(row).execute();
}

/** Marks a challenge as used; false when it was used before. */
export async function insertUsedChallenge(db: Database, row: NewRow<"used_challenges">): Promise<boolean> {
  const result = await db
    .insertInto("used_challenges")
    .values(row)
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Purges used challenges that have expired, which are rejected anyway. */
export async function deleteChallengesExpiredBefore(db: Database, time: Timestamp): Promise<void> {
  await db.deleteFrom("used_challenges").where("expires_at", "<", time).execute();
}
