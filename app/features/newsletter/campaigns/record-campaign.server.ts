import { type Author, recordAudit } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import type { CampaignKind } from "~/server/schema.server";

export interface MadeCampaign {
  id: number;
  recipients: number;
  subject: string;
}

/** That it is sent, in the transaction that makes it. @param sendAt its chosen time, if it has one */
export async function recordCampaign(
  trx: Database,
  who: Author,
  { id, recipients, subject }: MadeCampaign,
  { kind, sendAt, now }: { kind: CampaignKind; sendAt?: string | undefined; now: Date },
): Promise<void> {
  const after = { kind, subject, recipients, ...(sendAt !== undefined && { send_at: sendAt }) };
  const entry = { action: "sent", kind: "send", recordId: String(id), rowCount: recipients, after } as const;
  await recordAudit(trx, who, entry, now);
}
