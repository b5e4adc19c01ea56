import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { NewRow, RepliedKind, Row } from "~/database/schema/schema.server";
import type { DangerFamily } from "~/lib/danger-family";

type Answered = Pick<
  Row<"replies">,
  "id" | "kind" | "record_id" | "recipient" | "name" | "subject" | "number"
>;

/** The newest of the replies that are named, by their numbers or by the Message-IDs of their mails. */
export async function findAnswered(
  db: Database,
  { numbers, messageIds }: { numbers: readonly number[]; messageIds: readonly string[] },
): Promise<Answered | undefined> {
  const ids = JSON.stringify(messageIds);
  const named = sql<SqlBool>`(number in (select value from json_each(${JSON.stringify(numbers)}))
    or message_id in (select value from json_each(${ids}))
    or mail_id in (select id from mails where kind = 'reply'
      and message_id in (select value from json_each(${ids}))))`;
  return await db
    .selectFrom("replies")
    .select(["id", "kind", "record_id", "recipient", "name", "subject", "number"])
    .where(named)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

/** @returns whether it was new */
export async function insertAnswer(trx: Database, answer: NewRow<"mail_answers">): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("mail_answers")
    .values(answer)
    .onConflict((conflict) => conflict.column("message_id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertAnswerFile(trx: Database, file: NewRow<"mail_answer_files">): Promise<void> {
  await trx.insertInto("mail_answer_files").values(file).execute();
}

export async function countAnswers(db: Database, recordId: string) {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(distinct answer.id) as count, coalesce(sum(length(file.content)), 0) as bytes
    from mail_answers as answer left join mail_answer_files as file on file.answer_id = answer.id
    where answer.record_id = ${recordId}`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

const tables: Readonly<
  Record<
    RepliedKind,
    "contact_submissions" | "volunteer_applications" | "partnership_applications" | "resource_reports"
  >
> = {
  contact: "contact_submissions",
  volunteer: "volunteer_applications",
  partnership: "partnership_applications",
  report: "resource_reports",
};

export async function findDanger(db: Database, kind: RepliedKind, id: string) {
  return await db.selectFrom(tables[kind]).select("danger").where("id", "=", id).executeTakeFirst();
}

/**
 * The row waits again. One that was waiting anyway is due when it was, if that is earlier.
 * @param due ISO timestamp
 */
export async function reopenAnswered(
  trx: Database,
  { kind, id }: { kind: RepliedKind; id: string },
  { due, danger }: { due: string; danger: DangerFamily | null },
): Promise<void> {
  const done = kind === "report" ? sql`status = 'resolved'` : sql`responded_at is not null`;
  const open =
    kind === "report"
      ? sql`status = 'open', resolved_at = null, resolved_by = null`
      : sql`responded_at = null, responded_by = null`;
  await sql`update ${sql.table(tables[kind])} set
      due_again_at = case when ${done} or due_again_at > ${due} then ${due} else due_again_at end,
      snoozed_until = null, danger = ${danger}, ${open}
    where id = ${id}`.execute(trx);
}

export async function notifyOfAnswer(
  trx: Database,
  { kind, id }: { kind: RepliedKind; id: string },
  now: string,
): Promise<void> {
  await trx
    .insertInto("notifications")
    .values({ kind, record_id: id, created_at: now, batch_id: null, is_answer: 1 })
    .execute();
}

export type StoredAnswer = Pick<
  Row<"mail_answers">,
  "id" | "sender" | "name" | "subject" | "text" | "is_cut" | "files" | "received_at" | "email"
>;

/** Newest first. */
export async function listAnswers(db: Database, recordId: string): Promise<StoredAnswer[]> {
  return await db
    .selectFrom("mail_answers")
    .select(["id", "email", "sender", "name", "subject", "text", "is_cut", "files", "received_at"])
    .where("record_id", "=", recordId)
    .orderBy("received_at", "desc")
    .orderBy("number", "desc")
    .execute();
}

/** Of one address. */
export async function listAnswersFrom(db: Database, address: string, limit: number) {
  return await db
    .selectFrom("mail_answers")
    .select(["id", "kind", "record_id", "subject", "text", "received_at"])
    .where("email", "=", address)
    .orderBy("received_at", "desc")
    .limit(limit)
    .execute();
}

export async function findAnswerFile(db: Database, id: string, position: number) {
  return await db
    .selectFrom("mail_answer_files as file")
    .innerJoin("mail_answers as answer", "answer.id", "file.answer_id")
    .select(["answer.files", "file.content"])
    .where("file.answer_id", "=", id)
    .where("file.position", "=", position)
    .executeTakeFirst();
}
