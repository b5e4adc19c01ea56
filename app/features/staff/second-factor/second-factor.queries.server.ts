import type { Database } from "~/database/open-database.server";

export async function findSecondFactor(db: Database, userId: string) {
  return await db
    .selectFrom("second_factors")
    .select(["sealed_secret", "created_at", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Without those that are still being set up. */
export async function listSealedSecrets(db: Database) {
  return await db
    .selectFrom("second_factors")
    .select(["user_id as id", "sealed_secret as sealed"])
    .where("confirmed_at", "is not", null)
    .execute();
}

export async function updateSealedSecret(db: Database, userId: string, sealed_secret: string): Promise<void> {
  await db.updateTable("second_factors").set({ sealed_secret }).where("user_id", "=", userId).execute();
}

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves an unconfirmed secret over an earlier unconfirmed one; a confirmed one stays. */
export async function replaceUnconfirmed(
  db: Database,
  factor: { user_id: string; sealed_secret: string; created_at: string },
): Promise<void> {
  await db
    .deleteFrom("second_factors")
    .where("user_id", "=", factor.user_id)
    .where("confirmed_at", "is", null)
    .execute();
  await db
    .insertInto("second_factors")
    .values(factor)
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/** Enables 2FA. @returns false if there is no pending secret newer than `since` */
export async function updateConfirmed(
  db: Database,
  userId: string,
  now: string,
  since: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ confirmed_at: now })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Consumes a time step. @returns false if a code of this step or a later one was accepted before */
export async function updateLastStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns a user's second factor off; its recovery codes go with it. @returns whether there was one in use */
export async function deleteSecondFactor(db: Database, userId: string): Promise<boolean> {
  const wasOn = await hasSecondFactor(db, userId);
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  return wasOn;
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** Consumes a recovery code. @returns false if it is unknown or used */
export async function updateUsed(db: Database, userId: string, hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countUnusedCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
