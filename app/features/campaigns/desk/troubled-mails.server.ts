import type { ExpressionBuilder } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { NewRow, Schema } from "~/database/schema/schema.server";
import { csvResponse } from "~/kits/admin-table/export-csv.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { MailQueue } from "~/kits/outbox/mail-kind";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { csvLine, neutralised } from "~/lib/csv";
import { findCampaign } from "./past-campaigns.server";

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

interface TroubledMails {
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

export function findUncertainReview(db: Database, campaignId: number) {
  return db
    .selectFrom("uncertain_mail_reviews")
    .select(["mails", "reviewed_by", "reviewed_at"])
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
}

export async function saveUncertainReview(
  trx: Database,
  review: NewRow<"uncertain_mail_reviews">,
): Promise<void> {
  const { mails, reviewed_by, reviewed_at } = review;
  await trx
    .insertInto("uncertain_mail_reviews")
    .values(review)
    .onConflict((conflict) => conflict.column("campaign_id").doUpdateSet({ mails, reviewed_by, reviewed_at }))
    .execute();
}

const CHUNK = 1000;
/** Excel needs it to read UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The failed and uncertain mails of a campaign. @returns 404 where there is no such campaign */
export async function exportTroubledMails(
  db: Database,
  { who, id, now }: { who: Actor; id: string | undefined; now: Date },
): Promise<Response> {
  const parsed = parseRecordId(id);
  const campaign = parsed === null ? undefined : await findCampaign(db, parsed);
  if (!campaign) return new Response("There is no such campaign.", { status: 404 });
  const queue = { kind: campaign.kind, campaignId: campaign.id };
  const { failed, uncertain } = await countTroubledMails(db, queue);
  await recordAudit(
    db,
    who,
    {
      action: "exported",
      kind: "campaign",
      recordId: String(campaign.id),
      rowCount: failed.count + uncertain.count,
    },
    now,
  );
  const encoder = new TextEncoder();
  let afterId = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) =>
        controller.enqueue(
          encoder.encode(BYTE_ORDER_MARK + csvLine(["address", "state", "mail_server", "attempts", "time"])),
        ),
      async pull(controller) {
        const rows = await listTroubledMails(db, queue, { limit: CHUNK, afterId });
        const last = rows.at(-1);
        if (!last) return controller.close();
        afterId = last.id;
        const lines = rows.map(({ recipient, status, last_error, attempts, settled_at }) =>
          csvLine([recipient, status, last_error ?? "", attempts, settled_at ?? ""].map(neutralised)),
        );
        controller.enqueue(encoder.encode(lines.join("")));
      },
    },
    { highWaterMark: 0 },
  );
  return csvResponse(`campaign-${campaign.id}-addresses.csv`, body);
}
