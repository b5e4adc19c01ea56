import { csvResponse } from "~/kits/admin-table/export-csv.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { csvLine, neutralised } from "~/lib/csv";
import { type Actor, recordAudit } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import { troubledMailsCsv } from "./campaign.copy";
import { findCampaign } from "./past-campaigns.queries.server";
import { countTroubledMails, listTroubledMails } from "./troubled-mails.queries.server";

const CHUNK = 1000;
/** Excel needs it to read UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The failed and uncertain mails of a send. @returns 404 where there is no such send */
export async function exportTroubledMails(
  db: Database,
  { who, id, now }: { who: Actor; id: string | undefined; now: Date },
): Promise<Response> {
  const parsed = parseRecordId(id);
  const campaign = parsed === null ? undefined : await findCampaign(db, parsed);
  if (!campaign) return new Response("There is no such send.", { status: 404 });
  const queue = { kind: campaign.kind, campaignId: campaign.id };
  const { failed, uncertain } = await countTroubledMails(db, queue);
  await recordAudit(
    db,
    who,
    {
      action: "exported",
      kind: "send",
      recordId: String(campaign.id),
      rowCount: failed.count + uncertain.count,
    },
    now,
  );
  const encoder = new TextEncoder();
  let afterId = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(troubledMailsCsv))),
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
  return csvResponse(`send-${campaign.id}-addresses.csv`, body);
}
