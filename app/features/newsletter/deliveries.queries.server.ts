import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { DeliveryStatus, Schema, UpdateRow } from "~/server/schema.server";
import type { SendKind } from "./sends.queries.server";

type SubscriberExpression = ExpressionBuilder<
  Schema & { subscriber: Schema["newsletter_subscribers"] },
  "subscriber"
>;

/** Who wants mails of this kind: the one condition behind the audience, the claim and the last check. */
const wants = (kind: SendKind) => (expression: SubscriberExpression) =>
  expression.and([
    expression("subscriber.is_active", "=", 1),
    expression(kind === "newsletter" ? "subscriber.wants_news" : "subscriber.wants_team_updates", "=", 1),
  ]);

export async function countAudience(db: Database, kind: SendKind): Promise<number> {
  const row = await db
    .selectFrom("newsletter_subscribers as subscriber")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(wants(kind))
    .executeTakeFirstOrThrow();
  return row.count;
}

interface Audience {
  sendId: number;
  kind: SendKind;
  /** The part of the Message-IDs after the @. */
  domain: string;
  now: string;
}

/** Makes one delivery for everybody who wants mails of this kind now; returns how many. */
export async function insertAudience(db: Database, { sendId, kind, domain, now }: Audience): Promise<number> {
  const result = await db
    .insertInto("newsletter_deliveries")
    .columns(["send_id", "subscriber_id", "email", "message_id", "next_attempt_at"])
    .expression((expression) =>
      expression
        .selectFrom("newsletter_subscribers as subscriber")
        .select([
          sql.lit(sendId).as("send_id"),
          "subscriber.id",
          "subscriber.email",
          sql<string>`'<' || lower(hex(randomblob(16))) || '@' || ${domain} || '>'`.as("message_id"),
          sql<string>`${now}`.as("next_attempt_at"),
        ])
        .where(wants(kind))
        .orderBy("subscriber.id"),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

interface DueDeliveries {
  sendId: number;
  kind: SendKind;
  afterId: number;
  now: string;
  limit: number;
}

/**
 * Queued mails whose time has come, in the order of their ids, after `afterId`. Name and token are null for somebody
 * who has left since.
 */
export function listDueDeliveries(db: Database, { sendId, kind, afterId, now, limit }: DueDeliveries) {
  return db
    .selectFrom("newsletter_deliveries as delivery")
    .leftJoin("newsletter_subscribers as subscriber", (join) =>
      join.onRef("subscriber.id", "=", "delivery.subscriber_id").on(wants(kind)),
    )
    .select(["delivery.id", "delivery.email", "delivery.message_id", "delivery.attempts"])
    .select(["subscriber.name", "subscriber.unsubscribe_token"])
    .where("delivery.send_id", "=", sendId)
    .where("delivery.status", "=", "queued")
    .where("delivery.next_attempt_at", "<=", now)
    .where("delivery.id", ">", afterId)
    .orderBy("delivery.id")
    .limit(limit)
    .execute();
}

export type DueDelivery = Awaited<ReturnType<typeof listDueDeliveries>>[number];

export interface Claim {
  id: number;
  sendId: number;
  /** Of the send's lease. */
  owner: string;
}

const leaseIsHeld =
  ({ sendId, owner }: Claim) =>
  ({ exists, selectFrom }: ExpressionBuilder<Schema, "newsletter_deliveries">) =>
    exists(
      selectFrom("newsletter_sends")
        .select(sql.lit(1).as("one"))
        .where("id", "=", sendId)
        .where("lease_owner", "=", owner),
    );

/**
 * The claim right before the final dot: succeeds only for a queued mail of a send this owner holds, to somebody who
 * still wants it.
 */
export async function claimForSending(db: Database, claim: Claim, kind: SendKind): Promise<boolean> {
  const result = await db
    .updateTable("newsletter_deliveries")
    .set({ status: "sending" })
    .where("id", "=", claim.id)
    .where("status", "=", "queued")
    .where(leaseIsHeld(claim))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("newsletter_subscribers as subscriber")
          .select(sql.lit(1).as("one"))
          .whereRef("subscriber.id", "=", "newsletter_deliveries.subscriber_id")
          .where(wants(kind)),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type DeliveryChange = Pick<UpdateRow<"newsletter_deliveries">, "status" | "attempts"> &
  Partial<
    Pick<UpdateRow<"newsletter_deliveries">, "next_attempt_at" | "last_error" | "sent_at" | "written_to_file">
  >;

/**
 * Records what became of a mail.
 *
 * @param claimed whether this owner had claimed it. If so it may record what it knows even after another owner took
 *   the send over and declared the mail uncertain; if not, only while the send is still its own.
 */
export async function updateDelivery(
  db: Database,
  claim: Claim,
  claimed: boolean,
  change: DeliveryChange,
): Promise<void> {
  const update = db.updateTable("newsletter_deliveries").set(change).where("id", "=", claim.id);
  await (claimed
    ? update.where("status", "in", ["sending", "uncertain"])
    : update.where("status", "=", "queued").where(leaseIsHeld(claim))
  ).execute();
}

/** Declares what an owner who is gone left in the middle uncertain; returns how many mails that were. */
export async function updateInterrupted(db: Database, sendId: number): Promise<number> {
  const result = await db
    .updateTable("newsletter_deliveries")
    .set({ status: "uncertain", last_error: "The sender stopped before it knew the server's answer" })
    .where("send_id", "=", sendId)
    .where("status", "=", "sending")
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** `written`: settled, but only written to a file; not counted as `sent`. */
export type DeliveryCounts = Record<DeliveryStatus | "written", number>;

/** Literal, as the partial index of these rows has it: with a bound value SQLite could not use it. */
const WRITTEN = sql<boolean>`written_to_file = 1`;

async function countWritten(db: Database, sendId: number): Promise<number> {
  const row = await db
    .selectFrom("newsletter_deliveries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("send_id", "=", sendId)
    .where("status", "=", "sent")
    .where(WRITTEN)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function countDeliveries(db: Database, sendId: number): Promise<DeliveryCounts> {
  // First: a mail that is settled in between is then counted as sent for once, and no count falls below zero.
  const written = await countWritten(db, sendId);
  const rows = await db
    .selectFrom("newsletter_deliveries")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .where("send_id", "=", sendId)
    .groupBy("status")
    .execute();
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0, uncertain: 0, skipped: 0, written };
  for (const { status, count } of rows) counts[status] = count;
  return { ...counts, sent: counts.sent - written };
}

export async function hasDueDelivery(db: Database, sendId: number, now: string): Promise<boolean> {
  const row = await db
    .selectFrom("newsletter_deliveries")
    .select("id")
    .where("send_id", "=", sendId)
    .where("status", "=", "queued")
    .where("next_attempt_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
