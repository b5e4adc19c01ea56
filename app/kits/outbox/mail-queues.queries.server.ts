import { type ExpressionBuilder, type SqlBool, sql, type UpdateResult } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Schema, UpdateRow } from "~/database/schema/schema.server";
import type { MailQueue } from "./mail-kind";
import { MAX_HOLD_MS, MAX_RETRY_DELAY_MS } from "./retry";

const after = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString();

/** Never for longer than the longest hold. */
const isHeld = (until: "not_before" | "held_until", now: string) => {
  const time = sql.ref(until);
  return sql<SqlBool>`(${time} is not null and ${time} > ${now} and ${time} <= ${after(now, MAX_HOLD_MS)})`;
};

/**
 * Of a row of `mails`. One that is not held is due without an attempt, and no retry is further away than the longest
 * delay: so a clock that was ahead and is set back holds nothing up.
 */
export const isDue = (now: string) =>
  sql<SqlBool>`(not ${isHeld("held_until", now)}
    and (attempts = 0 or next_attempt_at <= ${now} or next_attempt_at > ${after(now, MAX_RETRY_DELAY_MS)}))`;

const isQueue =
  ({ kind, campaignId }: MailQueue) =>
  (queue: ExpressionBuilder<Schema, "mail_queues">) =>
    queue.and([queue("mail_queues.kind", "=", kind), queue("mail_queues.campaign_id", "is", campaignId)]);

export const holdsLease =
  (queue: MailQueue, owner: string) =>
  ({ exists, selectFrom }: ExpressionBuilder<Schema, "mails">) =>
    exists(
      selectFrom("mail_queues")
        .select(sql.lit(1).as("one"))
        .where(isQueue(queue))
        .where("lease_owner", "=", owner),
    );

export async function openQueue(trx: Database, { kind, campaignId }: MailQueue, now: string): Promise<void> {
  await trx
    .insertInto("mail_queues")
    .values({ kind, campaign_id: campaignId, waiting_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A mail that may be sent now, one left half sent, or nothing left at all. */
export async function listQueuesToWorkOn(db: Database, now: string): Promise<MailQueue[]> {
  const rows = await db
    .selectFrom("mail_queues as queue")
    .select(["queue.kind", "queue.campaign_id"])
    .where(({ and, or, not, exists, selectFrom }) => {
      const mails = selectFrom("mails as mail")
        .select(sql.lit(1).as("one"))
        .whereRef("mail.kind", "=", "queue.kind")
        .whereRef("mail.campaign_id", "is", "queue.campaign_id");
      const queued = mails.where("mail.status", "=", "queued");
      return or([
        and([
          sql<boolean>`queue.paused_at is null`,
          not(isHeld("not_before", now)),
          exists(queued.where(isDue(now))),
        ]),
        exists(mails.where("mail.status", "=", "sending")),
        sql<boolean>`queue.cancelled_at is not null`,
        not(exists(queued)),
      ]);
    })
    .orderBy("queue.id")
    .execute();
  return rows.map(({ kind, campaign_id }) => ({ kind, campaignId: campaign_id }));
}

/** @returns undefined once all its mails are settled; times are ISO timestamps */
export function findQueue(db: Database, queue: MailQueue) {
  return db.selectFrom("mail_queues").selectAll().where(isQueue(queue)).executeTakeFirst();
}

export async function isQueueHeld(db: Database, queue: MailQueue, now: string): Promise<boolean> {
  const held = db
    .selectFrom("mail_queues")
    .select("id")
    .where(isQueue(queue))
    .where(isHeld("not_before", now));
  return (await held.executeTakeFirst()) !== undefined;
}

type QueueChange = Omit<UpdateRow<"mail_queues">, "id">;

async function isUpdated(update: { executeTakeFirst(): Promise<UpdateResult> }): Promise<boolean> {
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

const changeOf = (db: Database, queue: MailQueue, change: QueueChange) =>
  db.updateTable("mail_queues").set(change).where(isQueue(queue));

/** @returns whether there is such a queue */
export function updateQueue(db: Database, queue: MailQueue, change: QueueChange): Promise<boolean> {
  return isUpdated(changeOf(db, queue, change));
}

/** @returns whether the lease was the owner's */
export function updateOwnQueue(db: Database, queue: MailQueue, owner: string, change: QueueChange) {
  return isUpdated(changeOf(db, queue, change).where("lease_owner", "=", owner));
}

export async function closeQueue(trx: Database, queue: MailQueue): Promise<void> {
  await trx.deleteFrom("mail_queues").where(isQueue(queue)).execute();
}

/** Every queue with unsettled mails that staff have not cancelled. */
export async function listOpenQueues(db: Database, now: string, waitMs: number) {
  const before = after(now, -waitMs);
  const rows = await db
    .selectFrom("mail_queues as queue")
    .select(["queue.kind", "queue.campaign_id", "queue.last_error", "queue.waiting_since"])
    .select(["queue.paused_at", "queue.pause_reason"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("mails as mail")
          .select(sql.lit(1).as("one"))
          .whereRef("mail.kind", "=", "queue.kind")
          .whereRef("mail.campaign_id", "is", "queue.campaign_id")
          .where("mail.status", "=", "queued")
          // Mails that the server put off one by one wait for their own reasons.
          .where("mail.attempts", "=", 0)
          .where("mail.created_at", "<=", before)
          .where(isDue(now)),
      ).as("waits"),
    )
    .where("queue.cancelled_at", "is", null)
    .orderBy("queue.id")
    .execute();
  return rows.map(({ waits, ...queue }) => ({
    ...queue,
    /** A mail in it has been due for that long, and none was accepted meanwhile. */
    waits: Boolean(waits) && (queue.waiting_since ?? now) <= before,
  }));
}
