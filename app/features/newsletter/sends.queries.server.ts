import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { NewRow, Row } from "~/server/schema.server";

export type SendKind = Row<"newsletter_sends">["kind"];

/** The oldest send of the kind that still has somebody to mail. */
export function findUnfinishedSend(db: Database, kind: SendKind) {
  return db
    .selectFrom("newsletter_sends")
    .select(["id", "recipient_count"])
    .where("kind", "=", kind)
    .where("status", "=", "sending")
    .orderBy("id")
    .executeTakeFirst();
}

export function findSendForOccurrence(db: Database, scheduledFor: string) {
  return db
    .selectFrom("newsletter_sends")
    .select("id")
    .where("scheduled_for", "=", scheduledFor)
    .executeTakeFirst();
}

export function findSendByRequest(db: Database, requestKey: string) {
  return db
    .selectFrom("newsletter_sends")
    .select("id")
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
}

/** When the last newsletter that had articles was made, as an ISO timestamp. */
export async function findPreviousIssueTime(db: Database): Promise<string | undefined> {
  const previous = await db
    .selectFrom("newsletter_sends")
    .select("created_at")
    .where("kind", "=", "newsletter")
    .where("status", "<>", "empty")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return previous?.created_at;
}

export function getSend(db: Database, id: number) {
  return db
    .selectFrom("newsletter_sends")
    .select(["kind", "subject", "html", "text", "status", "recipient_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export async function insertSend(db: Database, send: NewRow<"newsletter_sends">): Promise<number> {
  const row = await db.insertInto("newsletter_sends").values(send).returning("id").executeTakeFirstOrThrow();
  return row.id;
}

/** Sends with something to do now: a mail that is due, one left in the middle, or nothing left at all. */
export async function listSendsToWorkOn(db: Database, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom("newsletter_sends as s")
    .select("s.id")
    .where("s.status", "=", "sending")
    .where(({ or, not, exists, selectFrom }) => {
      const deliveries = selectFrom("newsletter_deliveries as d")
        .select(sql.lit(1).as("one"))
        .whereRef("d.send_id", "=", "s.id");
      const queued = deliveries.where("d.status", "=", "queued");
      return or([
        exists(queued.where("d.next_attempt_at", "<=", now)),
        exists(deliveries.where("d.status", "=", "sending")),
        not(exists(queued)),
      ]);
    })
    .orderBy("s.id")
    .execute();
  return rows.map((row) => row.id);
}

export function findLease(db: Database, id: number) {
  return db
    .selectFrom("newsletter_sends")
    .select(["lease_owner", "lease_expires_at"])
    .where("id", "=", id)
    .where("status", "=", "sending")
    .executeTakeFirst();
}

export async function updateLease(db: Database, id: number, owner: string, expires: string): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ lease_owner: owner, lease_expires_at: expires })
    .where("id", "=", id)
    .execute();
}

/** @returns whether the lease was still the owner's */
export async function extendLease(
  db: Database,
  id: number,
  owner: string,
  expires: string,
): Promise<boolean> {
  const result = await db
    .updateTable("newsletter_sends")
    .set({ lease_expires_at: expires })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives the lease up if it is the owner's. */
export async function clearLease(db: Database, id: number, owner: string): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ lease_owner: null, lease_expires_at: null })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .execute();
}

/** Remembers why the mail server takes nothing. */
export async function updateServerError(db: Database, id: number, error: string, now: string): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ last_error: error, last_error_at: now })
    .where("id", "=", id)
    .execute();
}

/** Forgets why it took nothing, because it is being tried again. */
export async function clearServerError(db: Database, id: number): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ last_error: null, last_error_at: null })
    .where("id", "=", id)
    .where("last_error", "is not", null)
    .execute();
}

/** Marks the send as sent when none of its mails is left to send. */
export async function updateFinished(db: Database, id: number, now: string): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ status: "sent", sent_at: now })
    .where("id", "=", id)
    .where("status", "=", "sending")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("newsletter_deliveries")
            .select(sql.lit(1).as("one"))
            .where("send_id", "=", id)
            .where("status", "in", ["queued", "sending"]),
        ),
      ),
    )
    .execute();
}
