import { isPurged } from "~/features/newsletter/campaigns/purge-campaign-mails.server";
import { sendingBlockers } from "~/features/newsletter/campaigns/sending-blockers.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import { countMails, findFirstError, findNextAttempt } from "~/kits/outbox/mails.queries.server";
import { findQueueState } from "~/kits/outbox/queue-controls.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { CampaignKind } from "~/server/schema.server";
import type { Services } from "~/server/services.server";
import { type CampaignDescription, describeCampaign } from "./describe-campaign";
import { findCampaign } from "./past-campaigns.queries.server";
import { startedBy } from "./started-by";
import { countTroubledMails, seenMails } from "./troubled-mails.queries.server";

export interface CampaignProgress extends CampaignDescription {
  id: number;
  kind: CampaignKind;
  subject: string;
  /** ISO timestamp. */
  startedAt: string;
  startedBy: string;
  /** Which of its mails failed: see `seenMails`. */
  failedSeen: string;
  counts: Record<"waiting" | "sent" | "written" | "failed" | "uncertain" | "skipped" | "cancelled", number>;
}

/** @returns nothing for an unknown campaign, or after the retention period of its recipients */
export async function findCampaignProgress(
  { db, env }: Services,
  id: string | null,
  now: Date,
): Promise<CampaignProgress | undefined> {
  const parsed = parseRecordId(id ?? undefined);
  const campaign = parsed === null ? undefined : await findCampaign(db, parsed);
  if (!campaign || isPurged(campaign, now)) return undefined;
  const { kind, status, recipient_count: recipients } = campaign;
  const queue = { kind, campaignId: campaign.id };
  const { queued, sending, ...settled } = await countMails(db, queue);
  const described = describeCampaign({
    kind,
    status,
    recipients,
    counts: { queued, sending, ...settled },
    queue: await findQueueState(db, queue),
    firstError: (settled.sent === 0 && (await findFirstError(db, queue))) || null,
    nextAttemptAt: (await findNextAttempt(db, queue)) ?? null,
    worker: await workerState(db, now),
    blockers: sendingBlockers(env),
    now: now.toISOString(),
  });
  return {
    ...described,
    id: campaign.id,
    kind,
    subject: campaign.subject,
    startedAt: campaign.created_at,
    startedBy: startedBy(campaign),
    failedSeen: seenMails((await countTroubledMails(db, queue)).failed),
    counts: { waiting: queued + sending, ...settled },
  };
}
