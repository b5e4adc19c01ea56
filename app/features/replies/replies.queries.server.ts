import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { BounceKind, MailStatus, NewRow, Row } from "~/database/schema/schema.server";
import type { RespondableTable } from "~/kits/admin-table/table-queries";
import { SETTLED } from "~/kits/outbox/mail-states";

export const REPLY_QUEUE = { kind: "reply", campaignId: null } as const;

export async function findReply(db: Database, id: string): Promise<Row<"replies"> | undefined> {
  return await db.selectFrom("replies").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertReply(trx: Database, reply: NewRow<"replies">): Promise<void> {
  await trx.insertInto("replies").values(reply).execute();
}

/** Links a reply to the mail that was queued in the same transaction. */
export async function linkToMail(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable("replies")
    .set(({ selectFrom }) => ({
      mail_id: sql<number>`${selectFrom("mails")
        .select(({ fn }) => fn.max("id").as("id"))
        .where("kind", "=", REPLY_QUEUE.kind)
        .where("campaign_id", "is", null)
        .where("status", "=", "queued")
        .where("reference", "=", id)}`,
    }))
    .where("id", "=", id)
    .execute();
}

/** Its text is with whoever wrote it, and nobody else is shown it. */
const isTakenBack = sql<SqlBool>`replies.mail_status is 'cancelled'`;
const isNotTakenBack = sql<SqlBool>`not (${isTakenBack})`;

/** Text of a reply to a record that a member of staff has taken back and not sent again. */
export async function findTakenBack(
  db: Database,
  recordId: string,
  by: string,
): Promise<Pick<Row<"replies">, "id" | "subject" | "text"> | undefined> {
  return await db
    .selectFrom("replies")
    .select(["id", "subject", "text"])
    .where("record_id", "=", recordId)
    .where("sent_by", "=", by)
    .where(isTakenBack)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function deleteTakenBack(trx: Database, recordId: string, by: string): Promise<void> {
  await trx
    .deleteFrom("replies")
    .where("record_id", "=", recordId)
    .where("sent_by", "=", by)
    .where(isTakenBack)
    .execute();
}

export async function markTakenBack(trx: Database, id: string): Promise<void> {
  await trx.updateTable("replies").set({ mail_status: "cancelled" }).where("id", "=", id).execute();
}

export interface ReplyWithMail
  extends Pick<Row<"replies">, "id" | "recipient" | "subject" | "text" | "sent_by" | "created_at"> {
  status: MailStatus;
  error: string | null;
  bounce: BounceKind | null;
}

/** Newest first, with the state of their mails; a mail is deleted after a while, its last state stays here. */
export async function listReplies(db: Database, recordId: string): Promise<ReplyWithMail[]> {
  return await db
    .selectFrom("replies")
    .leftJoin("mails", (join) =>
      join.onRef("mails.id", "=", "replies.mail_id").on("mails.kind", "=", REPLY_QUEUE.kind),
    )
    .select(["replies.id", "replies.recipient", "replies.subject", "replies.text"])
    .select(["replies.sent_by", "replies.created_at"])
    .select(({ fn, val, selectFrom }) => [
      fn.coalesce("mails.status", "replies.mail_status", val<MailStatus>("queued")).as("status"),
      fn.coalesce("mails.last_error", "replies.mail_error").as("error"),
      selectFrom("mail_bounces")
        .select("mail_bounces.kind")
        .whereRef("mail_bounces.message_id", "=", "mails.message_id")
        .orderBy("mail_bounces.id", "desc")
        .limit(1)
        .as("bounce"),
    ])
    .where("replies.record_id", "=", recordId)
    .where(isNotTakenBack)
    .orderBy("replies.created_at", "desc")
    .orderBy("replies.id")
    .execute();
}

/** The newest to a record. */
export async function findLastReply(
  db: Database,
  recordId: string,
): Promise<Pick<Row<"replies">, "id" | "sent_by" | "created_at"> | undefined> {
  return await db
    .selectFrom("replies")
    .select(["id", "sent_by", "created_at"])
    .where("record_id", "=", recordId)
    .where(isNotTakenBack)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .executeTakeFirst();
}

const THREAD = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/;

/** Message-IDs of the mails about a record before a reply, to the person and from them, the earliest first. */
export async function listEarlierIds(
  db: Database,
  { id, record_id, created_at }: Pick<Row<"replies">, "id" | "record_id" | "created_at">,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(replies.message_id, mails.message_id) as id, replies.created_at as at from replies
      left join mails on mails.id = replies.mail_id and mails.kind = 'reply'
      where replies.record_id = ${record_id} and replies.id <> ${id} and replies.created_at <= ${created_at}
        and coalesce(replies.message_id, mails.message_id) is not null
    union all
    select message_id, received_at from mail_answers
      where record_id = ${record_id} and received_at <= ${created_at}
    order by at`.execute(db);
  return rows.flatMap((row) => (THREAD.test(row.id) ? [row.id] : []));
}

/** Notes how the mails ended. @returns the replies whose mail has failed */
export async function recordOutcomes(
  trx: Database,
): Promise<Pick<Row<"replies">, "record_id" | "created_at">[]> {
  const { rows } = await sql<Pick<Row<"replies">, "record_id" | "created_at"> & { status: MailStatus }>`
    update replies set mail_status = mails.status, mail_error = mails.last_error, message_id = mails.message_id
    from mails where mails.id = replies.mail_id and replies.mail_status is null
      and mails.status in (${sql.join(SETTLED)})
    returning record_id, replies.created_at as created_at, replies.mail_status as status`.execute(trx);
  return rows.filter(({ status }) => status === "failed");
}

const respondable: readonly RespondableTable[] = [
  "contact_submissions",
  "volunteer_applications",
  "partnership_applications",
];

/**
 * The rows that only this reply has answered wait again, and one that it has kept open is due as promised at its form. A
 * report waits until its entry is right, whatever was written.
 */
export async function reopenRecord(
  trx: Database,
  { record_id, created_at }: Pick<Row<"replies">, "record_id" | "created_at">,
): Promise<void> {
  const withIt = sql<string>`select other.value ->> 'id' from replies, json_each(replies.before, '$.others') as other
    where replies.record_id = ${record_id} and replies.created_at = ${created_at}`;
  for (const table of respondable) {
    await trx
      .updateTable(table)
      .set({ responded_at: null, responded_by: null })
      .where(sql<SqlBool>`(id = ${record_id} or id in (${withIt}))`)
      .where("responded_at", "=", created_at)
      .execute();
    await trx
      .updateTable(table)
      .set({ due_again_at: null })
      .where("id", "=", record_id)
      .where("responded_at", "is", null)
      .where("due_again_at", ">", created_at)
      .execute();
  }
}

/** Deletes replies, and what people answered, where the record is gone for good: neither stored, nor in the trash or the quarantine. */
export async function deleteOrphanedReplies(db: Database): Promise<void> {
  for (const table of ["replies", "mail_answers"]) await deleteOrphans(db, table);
}

async function deleteOrphans(db: Database, of: string): Promise<void> {
  const isNotIn = (table: string, column: string) =>
    sql<SqlBool>`record_id not in (select ${sql.ref(column)} from ${sql.table(table)})`;
  const isGone = [...respondable, "resource_reports"].map(
    (table) =>
      sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where id = ${sql.ref(`${of}.record_id`)})`,
  );
  // Lists the trash once, and only when a reply has no record.
  const where = [
    ...isGone,
    isNotIn("quarantined_submissions", "submission_id"),
    isNotIn("changed_rows", "record_id"),
  ];
  await sql`delete from ${sql.table(of)} where ${sql.join(where, sql` and `)}`.execute(db);
}

export interface Signature {
  signature: string;
  replies_to_self: 0 | 1;
}

export async function findSignature(db: Database, userId: string): Promise<Signature | undefined> {
  return await db
    .selectFrom("staff_signatures")
    .select(["signature", "replies_to_self"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function saveSignature(
  trx: Database,
  { user_id, ...values }: NewRow<"staff_signatures">,
): Promise<void> {
  await trx
    .insertInto("staff_signatures")
    .values({ user_id, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
