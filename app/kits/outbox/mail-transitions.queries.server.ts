import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { MailKindName, UpdateRow } from "~/database/schema/schema.server";
import type { MailQueue } from "./mail-kind";
import { holdsLease } from "./mail-queues.queries.server";
import { originsOf, type Transition, transitions } from "./mail-states";
import { ofQueue } from "./mails.queries.server";

export interface Handover {
  id: number;
  queue: MailQueue;
  owner: string;
}

/**
 * The claim before the final dot: only while the mail is queued, the lease is the owner's, the queue is neither paused
 * nor cancelled, and the kind's condition holds. As text, like `recordAccepted`: building these two with each mail took
 * longer than running them.
 */
export async function claimMail(
  trx: Database,
  { id, queue, owner }: Handover,
  messageId: string,
  claimIf: RawBuilder<SqlBool> = sql`true`,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mails set status = ${transitions.claim.to}, message_id = ${messageId}, claimed_by = ${owner}
    where id = ${id} and status in (${sql.join(transitions.claim.from)})
      and exists (select 1 from mail_queues
        where kind = ${queue.kind} and campaign_id is ${queue.campaignId} and lease_owner = ${owner}
          and paused_at is null and cancelled_at is null)
      and ${claimIf}`.execute(trx);
  return numAffectedRows === 1n;
}

/** The server has the mail, or a file; also after another sender has declared it uncertain. */
export async function recordAccepted(
  trx: Database,
  { id, owner }: Handover,
  transition: "accept" | "write",
  { attempts, now, serverId }: { attempts: number; now: string; serverId: string | null },
): Promise<void> {
  await sql`
    update mails set status = ${transitions[transition].to}, attempts = ${attempts}, settled_at = ${now},
      claimed_by = null, reply = null, last_error = null, server_id = ${serverId}
    where id = ${id} and status in (${sql.join(transitions[transition].from)})
      and claimed_by = ${owner}`.execute(trx);
}

export type MailChange = Partial<
  Pick<
    UpdateRow<"mails">,
    "attempts" | "next_attempt_at" | "first_tried_at" | "reply" | "last_error" | "settled_at"
  >
>;

export type SettlingTransition = Exclude<Transition, "claim" | "accept" | "write">;

/**
 * @param claimed true: the mail is changed only while no later claim or resend has taken it over; false: only while the
 * lease is the sender's @returns whether it was changed
 */
export async function settleMail(
  trx: Database,
  { id, queue, owner }: Handover,
  transition: SettlingTransition,
  claimed: boolean,
  change: MailChange,
): Promise<boolean> {
  const update = trx
    .updateTable("mails")
    .set({ status: transitions[transition].to, claimed_by: null, ...change })
    .where("id", "=", id)
    .where("status", "in", originsOf(transition, claimed));
  const { numUpdatedRows } = await (claimed
    ? update.where("claimed_by", "=", owner)
    : update.where(holdsLease(queue, owner))
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** How far apart the clocks of two machines may be. */
const CLOCKS_APART_MS = 60_000;

/**
 * Those of no campaign, which pauses as a whole, that another machine may have sent by that time: all that were due.
 *
 * @returns number of mails
 */
export async function doubtMails(db: Database, until: Date, now: Date): Promise<number> {
  const end = new Date(until.valueOf() + CLOCKS_APART_MS).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set(({ eb }) => ({
      status: transitions.doubt.to,
      attempts: eb("attempts", "+", 1),
      settled_at: now.toISOString(),
      last_error: "The site moved to another machine, and the one before may have sent it",
    }))
    .where("campaign_id", "is", null)
    .where("status", "in", transitions.doubt.from)
    .where(
      sql<SqlBool>`(status = 'sending' or ((held_until is null or held_until <= ${end})
        and (attempts = 0 or next_attempt_at <= ${end})))`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Not those that are being handed over. @returns number of mails */
export async function cancelQueuedMails(trx: Database, queue: MailQueue, now: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set({ status: transitions.cancel.to, settled_at: now })
    .where(ofQueue(queue))
    .where("status", "in", transitions.cancel.from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether no server has it. */
export async function isMailQueued(db: Database, id: number): Promise<boolean> {
  const mail = db.selectFrom("mails").select("id").where("id", "=", id).where("status", "=", "queued");
  return (await mail.executeTakeFirst()) !== undefined;
}

/** @returns false where a server may have it */
export async function cancelMail(trx: Database, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set({ status: transitions.cancel.to, settled_at: now })
    .where("id", "=", id)
    .where("status", "in", transitions.cancel.from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** It is held no longer. @returns false where a server may have it */
export async function releaseMail(trx: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set({ held_until: null })
    .where("id", "=", id)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** As if they had never been tried, but with the same Message-ID. @returns number of mails */
export async function requeueMails(
  trx: Database,
  queue: MailQueue,
  which: "failed" | "uncertain",
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set({
      status: transitions.resend.to,
      attempts: 0,
      next_attempt_at: now,
      first_tried_at: null,
      claimed_by: null,
      reply: null,
      last_error: null,
      settled_at: null,
    })
    .where(ofQueue(queue))
    .where("status", "=", which)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Removes an address from all mails of campaigns and of the given kinds. A campaign's mails stay in its figures, under a
 * text that is no address, and a report about one finds none; those that wait are not sent.
 * @param until ISO timestamp: later mails stay
 */
export async function eraseRecipient(
  trx: Database,
  { recipient, kinds, until }: { recipient: string; kinds: readonly MailKindName[]; until: string },
): Promise<void> {
  await trx
    .deleteFrom("mails")
    .where("kind", "in", kinds)
    .where("campaign_id", "is", null)
    .where("recipient", "=", recipient)
    .where("created_at", "<=", until)
    .execute();
  await sql`update mails set recipient = 'erased ' || id, reference = null, message_id = null, last_error = null,
      status = iif(status = 'queued', ${transitions.skip.to}, status),
      settled_at = iif(status = 'queued', ${until}, settled_at)
    where campaign_id in (select id from campaigns) and recipient = ${recipient}
      and created_at <= ${until}`.execute(trx);
}
