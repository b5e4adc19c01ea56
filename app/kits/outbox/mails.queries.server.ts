import { type AliasedExpression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { MailStatus, Schema, UpdateRow } from "~/server/schema.server";
import type { DueMail, MailQueue } from "./mail-kind";
import { holdsLease, openQueue } from "./mail-queues.queries.server";
import { originsOf, SETTLED, type Transition, transitions, UNSETTLED } from "./mail-states";

const ofQueue =
  ({ kind, campaignId }: MailQueue) =>
  (mail: ExpressionBuilder<Schema, "mails">) =>
    mail.and([mail("mails.kind", "=", kind), mail("mails.campaign_id", "is", campaignId)]);

interface Addressed {
  recipient: string;
  reference: string | null;
}

/** @param found query for recipients and references */
export async function enqueueMails(
  trx: Database,
  queue: MailQueue,
  found: AliasedExpression<Addressed, "found">,
  now: string,
): Promise<void> {
  const { kind, campaignId } = queue;
  await trx
    .insertInto("mails")
    .columns(["kind", "campaign_id", "recipient", "reference", "next_attempt_at", "created_at"])
    .expression((expression) =>
      expression
        .selectFrom(found)
        .select([
          sql.val(kind).as("kind"),
          sql<number | null>`cast(${campaignId} as integer)`.as("campaign_id"),
          "found.recipient",
          "found.reference",
          sql.val(now).as("next_attempt_at"),
          sql.val(now).as("created_at"),
        ]),
    )
    .execute();
  await openQueue(trx, queue);
}

export async function enqueueMail(db: Database, queue: MailQueue, mail: Addressed, now: Date): Promise<void> {
  const { kind, campaignId } = queue;
  const created_at = now.toISOString();
  const enqueue = async (trx: Database) => {
    const times = { created_at, next_attempt_at: created_at };
    await trx
      .insertInto("mails")
      .values({ kind, campaign_id: campaignId, ...mail, ...times })
      .execute();
    await openQueue(trx, queue);
  };
  await (db.isTransaction ? enqueue(db) : db.transaction().execute(enqueue));
}

export function listDueMails(
  db: Database,
  queue: MailQueue,
  { afterId, now, limit }: { afterId: number; now: string; limit: number },
): Promise<DueMail[]> {
  return db
    .selectFrom("mails")
    .select(["id", "campaign_id", "reference", "recipient", "attempts", "message_id", "created_at"])
    .where(ofQueue(queue))
    .where("status", "=", "queued")
    .where("next_attempt_at", "<=", now)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function hasDueMail(db: Database, queue: MailQueue, now: string): Promise<boolean> {
  return (await listDueMails(db, queue, { afterId: 0, now, limit: 1 })).length > 0;
}

export async function hasUnsettledMail(db: Database, queue: MailQueue): Promise<boolean> {
  const row = await db
    .selectFrom("mails")
    .select("id")
    .where(ofQueue(queue))
    .where("status", "in", UNSETTLED)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Handover {
  id: number;
  queue: MailQueue;
  owner: string;
}

/**
 * The claim before the final dot: only while the mail is queued, the lease is the owner's and the kind's condition
 * holds.
 */
export async function claimMail(
  trx: Database,
  { id, queue, owner }: Handover,
  messageId: string,
  claimIf: RawBuilder<SqlBool> = sql`true`,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set({ status: transitions.claim.to, message_id: messageId })
    .where("id", "=", id)
    .where("status", "in", transitions.claim.from)
    .where(holdsLease(queue, owner))
    .where(claimIf)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type MailChange = Partial<
  Pick<UpdateRow<"mails">, "attempts" | "next_attempt_at" | "last_error" | "settled_at">
>;

/** @param claimed false: the mail is changed only while the lease is the sender's */
export async function settleMail(
  trx: Database,
  { id, queue, owner }: Handover,
  transition: Exclude<Transition, "claim">,
  claimed: boolean,
  change: MailChange,
): Promise<void> {
  const update = trx
    .updateTable("mails")
    .set({ status: transitions[transition].to, ...change })
    .where("id", "=", id)
    .where("status", "in", originsOf(transition, claimed));
  await (claimed ? update : update.where(holdsLease(queue, owner))).execute();
}

/** Deletes a mail that was not claimed. */
export async function deleteQueuedMail(trx: Database, { id, queue, owner }: Handover): Promise<void> {
  await trx
    .deleteFrom("mails")
    .where("id", "=", id)
    .where("status", "=", "queued")
    .where(holdsLease(queue, owner))
    .execute();
}

export async function deleteQueuedMails(db: Database, queue: MailQueue): Promise<void> {
  await db.deleteFrom("mails").where(ofQueue(queue)).where("status", "=", "queued").execute();
}

/** Settles what a terminated sender left between claim and answer. @returns number of mails */
export async function settleInterrupted(
  trx: Database,
  queue: MailQueue,
  transition: "park" | "retry",
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set(({ eb }) => ({
      status: transitions[transition].to,
      attempts: eb("attempts", "+", 1),
      last_error: "The sender stopped before it knew the server's answer",
      ...(transition === "park" ? { settled_at: now } : {}),
    }))
    .where(ofQueue(queue))
    .where("status", "=", transitions.claim.to)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type MailCounts = Record<MailStatus, number>;

export async function countMails(db: Database, queue: MailQueue): Promise<MailCounts> {
  const rows = await db
    .selectFrom("mails")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .where(ofQueue(queue))
    .groupBy("status")
    .execute();
  const counts = { queued: 0, sending: 0, sent: 0, written: 0, failed: 0, uncertain: 0, skipped: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** ISO timestamp; undefined when none is queued. */
export async function findNextAttempt(db: Database, queue: MailQueue): Promise<string | undefined> {
  const row = await db
    .selectFrom("mails")
    .select(({ fn }) => fn.min("next_attempt_at").as("next"))
    .where(ofQueue(queue))
    .where("status", "=", "queued")
    .executeTakeFirst();
  return row?.next ?? undefined;
}

export async function findFirstError(db: Database, queue: MailQueue): Promise<string | undefined> {
  const row = await db
    .selectFrom("mails")
    .select("last_error")
    .where(ofQueue(queue))
    .where("status", "in", ["failed", "uncertain"])
    .where("last_error", "is not", null)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.last_error ?? undefined;
}

/** @param before ISO timestamp of creation @returns number of mails */
export async function deleteSettledMails(
  db: Database,
  queue: MailQueue,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("mails")
    .where("id", "in", (query) =>
      query
        .selectFrom("mails")
        .select("id")
        .where(ofQueue(queue))
        .where("status", "in", SETTLED)
        .where("created_at", "<", before)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
