import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";

/** A send that has, or had, somebody to mail. */
export function findSend(db: Database, id: number) {
  return db
    .selectFrom("newsletter_sends")
    .select(["id", "kind", "subject", "status", "recipient_count", "created_at", "sent_at", "last_error"])
    .where("id", "=", id)
    .where("status", "<>", "empty")
    .executeTakeFirst();
}

export type SendRow = NonNullable<Awaited<ReturnType<typeof findSend>>>;

/** When the next mail of a send is due, as an ISO timestamp; nothing when none is queued. */
export async function findNextAttempt(db: Database, sendId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("newsletter_deliveries")
    .select(({ fn }) => fn.min("next_attempt_at").as("next"))
    .where("send_id", "=", sendId)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return row?.next ?? undefined;
}

/** What the mail server said to the first mail of a send that it did not take. */
export async function findFirstError(db: Database, sendId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("newsletter_deliveries")
    .select("last_error")
    .where("send_id", "=", sendId)
    .where("status", "in", ["failed", "uncertain"])
    .where("last_error", "is not", null)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.last_error ?? undefined;
}

export async function countSends(db: Database): Promise<number> {
  const row = await db
    .selectFrom("newsletter_sends")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "<>", "empty")
    .executeTakeFirstOrThrow();
  return row.count;
}

/** One page of the sends, the newest first, each with what became of its mails. */
export async function listSends(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return await db
    .selectFrom("newsletter_sends as send")
    .select(["send.id", "send.kind", "send.subject", "send.status", "send.created_at"])
    .select(({ selectFrom }) =>
      (["sent", "failed", "uncertain"] as const).map((status) =>
        selectFrom("newsletter_deliveries as delivery")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("delivery.send_id", "=", "send.id")
          .where("delivery.status", "=", status)
          .as(status),
      ),
    )
    .select(({ selectFrom }) =>
      selectFrom("newsletter_deliveries as delivery")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("delivery.send_id", "=", "send.id")
        .where("delivery.status", "=", "sent")
        .where(sql<boolean>`delivery.written_to_file = 1`)
        .as("written"),
    )
    .where("send.status", "<>", "empty")
    .orderBy("send.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}
