import type { Database } from "~/database/open-database.server";
import type { NewRow, Timestamp } from "~/database/schema/schema.server";

/** Marks a challenge as used; false when it was used before. */
export async function insertUsedChallenge(db: Database, row: NewRow<"used_challenges">): Promise<boolean> {
  const result = await db
    .insertInto("used_challenges")
    .values(row)
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteChallengesExpiredBefore(db: Database, time: Timestamp): Promise<void> {
  await db.deleteFrom("used_challenges").where("expires_at", "<", time).execute();
}
