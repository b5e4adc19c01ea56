import { type AliasedExpression, type ExpressionBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { MailKindName, MailStatus, Schema } from "~/database/schema/schema.server";
import { isDue } from "./due.queries.server";
import type { DueMail, MailQueue } from "./mail-kind";
import { openQueue } from "./mail-queues.queries.server";
import { SETTLED, UNSETTLED } from "./mail-states";

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

export async function enqueueMail(db: Database, queue: MailQueue, mail: Addressed, now: Date): Promise<void> {
  const { kind, campaignId } = queue;
  const created_at = now.toISOString();
  const enqueue = async (trx: Database) => {
    const times = { created_at, next_attempt_at: created_at };
    await trx
      .insertInto("mails")
      .values({ kind, campaign_id: campaignId, ...mail, ...times })
      .execute();
    await openQueue(trx, queue, created_at);
  };
  await (db.isTransaction ? enqueue(db) : db.transaction().execute(enqueue));
}

/** In the order of `next_attempt_at` and id. @param after where the list goes on */
export function listDueMails(
  db: Database,
  queue: MailQueue,
  { after, now, limit }: { after: DueMail | undefined; now: string; limit: number },
): Promise<DueMail[]> {
  const due = db
    .selectFrom("mails")
    .select(["id", "campaign_id", "reference", "recipient", "attempts", "message_id", "created_at"])
    .select(["first_tried_at", "next_attempt_at"])
    .where(ofQueue(queue))
    .where("status", "=", "queued")
    .where(isDue(now))
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(limit);
  const next = after
    ? due.where(sql<boolean>`(next_attempt_at, id) > (${after.next_attempt_at}, ${after.id})`)
    : due;
  return next.execute();
}

/** A mail that no server was asked about yet. */
export async function hasUntriedMail(db: Database, queue: MailQueue): Promise<boolean> {
  const row = await db
    .selectFrom("mails")
    .select("id")
    .where(ofQueue(queue))
    .where("status", "=", "queued")
    .where("attempts", "=", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param since ISO timestamp */
export async function hasSentSince(db: Database, queue: MailQueue, since: string): Promise<boolean> {
  const row = await db
    .selectFrom("mails")
    .select("id")
    .where(ofQueue(queue))
    .where("status", "=", "sent")
    .where("settled_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** Jumps from kind to kind in an index. */
export async function listKinds(db: Database): Promise<MailKindName[]> {
  const { rows } = await sql<{ kind: MailKindName }>`
    with recursive kinds (kind) as (
      select min(kind) from mails
      union all
      select (select min(kind) from mails where kind > kinds.kind) from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`.execute(db);
  return rows.map(({ kind }) => kind);
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
