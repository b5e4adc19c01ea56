import type { Database } from "~/server/open-database.server";
import type { NewRow, UpdateRow } from "~/server/schema.server";

export async function insertStaffMails(db: Database, mails: readonly NewRow<"staff_mails">[]): Promise<void> {
  await db.insertInto("staff_mails").values(mails).execute();
}

/** Queued mails whose time has come, the oldest first. @param now ISO timestamp */
export function listDueStaffMails(db: Database, now: string, limit: number) {
  return db
    .selectFrom("staff_mails")
    .select(["id", "batch_id", "address", "message_id", "attempts"])
    .where("status", "=", "queued")
    .where("next_attempt_at", "<=", now)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export type DueStaffMail = Awaited<ReturnType<typeof listDueStaffMails>>[number];

/** The claim right before the final dot. @returns whether the mail was still queued, and is this owner's now */
export async function claimStaffMail(db: Database, id: number, owner: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_mails")
    .set({ status: "sending", claimed_by: owner, claimed_at: now })
    .where("id", "=", id)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type StaffMailChange = Pick<UpdateRow<"staff_mails">, "status" | "attempts"> &
  Partial<Pick<UpdateRow<"staff_mails">, "next_attempt_at" | "last_error" | "sent_at">>;

/**
 * Records what became of a mail.
 *
 * @param claimed whether this process had claimed it; what nobody knew meanwhile it knows
 */
export async function updateStaffMail(
  db: Database,
  id: number,
  claimed: boolean,
  change: StaffMailChange,
): Promise<void> {
  await db
    .updateTable("staff_mails")
    .set(change)
    .where("id", "=", id)
    .where("status", "in", claimed ? ["sending", "uncertain"] : ["queued"])
    .execute();
}

/** Mails somebody has claimed and not yet settled. */
export function listClaimedStaffMails(db: Database) {
  return db
    .selectFrom("staff_mails")
    .select(["id", "claimed_by", "claimed_at", "attempts"])
    .where("status", "=", "sending")
    .execute();
}

/** Takes back what is not sent yet: nobody is to get it any more. */
export async function deleteQueuedStaffMails(db: Database): Promise<void> {
  await db.deleteFrom("staff_mails").where("status", "=", "queued").execute();
}
