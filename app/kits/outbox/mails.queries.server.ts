import { type AliasedExpression, type ExpressionBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { MailStatus, Schema } from "~/database/schema/schema.server";
import type { DueMail, MailQueue } from "./mail-kind";
import { isDue, openQueue } from "./mail-queues.queries.server";
import { UNSETTLED } from "./mail-states";

export const ofQueue =
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
  await openQueue(trx, queue, now);
}

/** @param heldMs it does not leave before, at most `MAX_HOLD_MS` */
export async function enqueueMail(
  db: Database,
  queue: MailQueue,
  mail: Addressed,
  now: Date,
  heldMs = 0,
): Promise<void> {
  const { kind, campaignId } = queue;
  const created_at = now.toISOString();
  const held_until = heldMs > 0 ? new Date(now.valueOf() + heldMs).toISOString() : null;
  const enqueue = async (trx: Database) => {
    const times = { created_at, next_attempt_at: created_at, held_until };
    await trx
      .insertInto("mails")
      .values({ kind, campaign_id: campaignId, ...mail, ...times })
      .execute();
    await openQueue(trx, queue, created_at);
  };
  await (db.isTransaction ? enqueue(db) : db.transaction().execute(enqueue));
}

const BATCH = 100;

interface DueMailsOptions {
  db: Database;
  queue: MailQueue;
  now: () => Date;
  /** Left for a later run. */
  isLeft: (mail: DueMail) => boolean;
}

/** Each due mail once, in the order of `next_attempt_at` and id. */
export async function* dueMails({
  db,
  queue,
  now,
  isLeft,
}: DueMailsOptions): AsyncGenerator<DueMail, undefined> {
  for (let after: DueMail | undefined; ; ) {
    const due = db
      .selectFrom("mails")
      .select(["id", "campaign_id", "reference", "recipient", "attempts", "message_id", "created_at"])
      .select(["first_tried_at", "next_attempt_at"])
      .where(ofQueue(queue))
      .where("status", "=", "queued")
      .where(isDue(now().toISOString()))
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(BATCH);
    const next = after
      ? due.where(sql<boolean>`(next_attempt_at, id) > (${after.next_attempt_at}, ${after.id})`)
      : due;
    const batch: DueMail[] = await next.execute();
    for (const mail of batch) if (!isLeft(mail)) yield mail;
    after = batch.at(-1);
    if (!after) return;
  }
}

const idsOf = (db: Database, queue: MailQueue) => db.selectFrom("mails").select("id").where(ofQueue(queue));

const isAny = async (ids: ReturnType<typeof idsOf>): Promise<boolean> =>
  (await ids.limit(1).executeTakeFirst()) !== undefined;

/** Whether there is a mail that no server was asked about yet. */
export const hasUntriedMail = (db: Database, queue: MailQueue) =>
  isAny(idsOf(db, queue).where("status", "=", "queued").where("attempts", "=", 0));

/** @param since ISO timestamp */
export const hasSentSince = (db: Database, queue: MailQueue, since: string) =>
  isAny(idsOf(db, queue).where("status", "=", "sent").where("settled_at", ">=", since));

export const hasUnsettledMail = (db: Database, queue: MailQueue) =>
  isAny(idsOf(db, queue).where("status", "in", UNSETTLED));

export async function deleteQueuedMails(db: Database, queue: MailQueue): Promise<void> {
  await db.deleteFrom("mails").where(ofQueue(queue)).where("status", "=", "queued").execute();
}

export type MailCounts = Record<MailStatus, number>;

export async function countMails(db: Database, queue: MailQueue): Promise<MailCounts> {
  const rows = await db
    .selectFrom("mails")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .where(ofQueue(queue))
    .groupBy("status")
    .execute();
  const counts = {
    queued: 0,
    sending: 0,
    sent: 0,
    written: 0,
    failed: 0,
    uncertain: 0,
    skipped: 0,
    cancelled: 0,
  };
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

/** Mails of the kind to the address that wait, or were settled on the day. @param kind has an index */
export async function countMailsOfDay(
  db: Database,
  kind: "confirmation" | "data_request",
  recipient: string,
  { start, end }: { start: string; end: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    // A bound value would not let SQLite use the partial index.
    .where("kind", "=", sql.lit(kind))
    .where("recipient", "=", recipient)
    .where(({ or, and, eb }) =>
      or([eb("settled_at", "is", null), and([eb("settled_at", ">=", start), eb("settled_at", "<", end)])]),
    )
    .executeTakeFirstOrThrow();
  return count;
}
