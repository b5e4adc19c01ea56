import { purgeCampaignMails } from "~/kits/outbox/purge-mails.server";
import { retentionCutoff } from "~/server/delete-in-batches.server";
import type { Database } from "~/server/open-database.server";
import { listCampaignsBefore } from "./campaigns.queries.server";

/** Whether it is no longer known who got a campaign: it is over, and was made more than three years ago. */
export function isPurged(campaign: { status: string; created_at: string }, now: Date): boolean {
  return campaign.status === "sent" && campaign.created_at < retentionCutoff(now);
}

/**
 * Deletes who got the newsletters and team updates of more than three years ago. The campaigns stay: by them an
 * occurrence of the schedule is known to be answered, so no one is mailed again.
 */
export async function purgeExpiredCampaignMails(db: Database, now: Date): Promise<void> {
  const campaigns = await listCampaignsBefore(db, retentionCutoff(now));
  const queues = campaigns.map(({ id, kind }) => ({ kind, campaignId: id }));
  await purgeCampaignMails(db, queues, now);
}
