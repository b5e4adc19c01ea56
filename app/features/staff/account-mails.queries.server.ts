import type { Database } from "~/server/open-database.server";
import type { AccountMailKind, UpdateRow } from "~/server/schema.server";

/** Notes that a mail about an account is to be sent; the worker sends it. */
export async function insertAccountMail(
  db: Database,
  kind: AccountMailKind,
  email: string,
  now: Date,
): Promise<void> {
  const created_at = now.toISOString();
  await db
    .insertInto("account_mails")
    .values({ kind, email, created_at, next_attempt_at: created_at })
    .execute();
}

/** The mails whose turn it is, the one that has waited longest first. */
export async function listDueAccountMails(db: Database, now: Date, limit: number) {
  return await db
    .selectFrom("account_mails")
    .select(["id", "kind", "email", "attempts", "next_attempt_at", "created_at"])
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now.toISOString())
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export type DueAccountMail = Awaited<ReturnType<typeof listDueAccountMails>>[number];

/**
 * Takes a mail in hand until a time, after which it is due again.
 *
 * @returns whether nobody else had taken it since it was listed
 */
export async function claimAccountMail(
  db: Database,
  { id, next_attempt_at }: DueAccountMail,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account_mails")
    .set({ next_attempt_at: until.toISOString() })
    .where("id", "=", id)
    .where("next_attempt_at", "=", next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes why a mail was not taken, and when it is due again or that it is given up. */
export async function updateAccountMail(
  db: Database,
  id: number,
  change: Pick<UpdateRow<"account_mails">, "attempts" | "next_attempt_at" | "last_error" | "failed_at">,
): Promise<void> {
  await db.updateTable("account_mails").set(change).where("id", "=", id).execute();
}

/** Forgets a mail that was sent, or that there is nobody for. */
export async function deleteAccountMail(db: Database, id: number): Promise<void> {
  await db.deleteFrom("account_mails").where("id", "=", id).execute();
}

/** Forgets mails that were given up before a time. */
export async function deleteFailedAccountMails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("account_mails").where("failed_at", "<", before.toISOString()).execute();
}
