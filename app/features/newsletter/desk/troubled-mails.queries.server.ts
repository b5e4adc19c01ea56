import type { ExpressionBuilder } from "kysely";
import type { MailQueue } from "~/kits/outbox/mail-kind";
import type { Database } from "~/server/open-database.server";
import type { Schema } from "~/server/schema.server";

const TROUBLES = ["failed", "uncertain"] as const;

const troubled =
  ({ kind, campaignId }: MailQueue) =>
  (mail: ExpressionBuilder<Schema, "mails">) =>
    mail.and([
      mail("mails.kind", "=", kind),
      mail("mails.campaign_id", "is", campaignId),
      mail("mails.status", "in", TROUBLES),
    ]);

/** In the order of their ids. @param afterId of the last mail that was read */
export function listTroubledMails(
  db: Database,
  queue: MailQueue,
  { limit, offset = 0, afterId = 0 }: { limit: number; offset?: number; afterId?: number },
) {
  return db
    .selectFrom("mails")
    .select(["id", "recipient", "status", "last_error", "attempts", "settled_at"])
    .where(troubled(queue))
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export interface TroubledMails {
  count: number;
  /** ISO timestamp. */
  lastAt: string;
}

export async function countTroubledMails(
  db: Database,
  queue: MailQueue,
): Promise<Record<(typeof TROUBLES)[number], TroubledMails>> {
  const rows = await db
    .selectFrom("mails")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count"), fn.max("settled_at").as("last_at")])
    .where(troubled(queue))
    .groupBy("status")
    .execute();
  const of = (status: (typeof TROUBLES)[number]): TroubledMails => {
    const row = rows.find((each) => each.status === status);
    return { count: row?.count ?? 0, lastAt: row?.last_at ?? "" };
  };
  return { failed: of("failed"), uncertain: of("uncertain") };
}

/** Which mails a page has asked about: another value after any of them was tried again. */
export function seenMails({ count, lastAt }: TroubledMails): string {
  return `${count} ${lastAt}`;
}
