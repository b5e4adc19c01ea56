import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";

export async function insertReset(db: Database, reset: NewRow<"password_resets">): Promise<void> {
  await db.insertInto("password_resets").values(reset).execute();
}

export async function findReset(db: Database, tokenHash: string, now: Date) {
  return await db
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .select(["password_resets.user_id", "users.email"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

export async function deleteResetsOfUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

export async function deleteExpiredResets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("password_resets").where("expires_at", "<=", now.toISOString()).execute();
}
