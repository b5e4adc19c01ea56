import { retentionCutoff } from "~/content/privacy/personal-data";
import { purgeCampaignMails } from "~/kits/outbox/purge-mails.server";
import type { Database } from "~/server/open-database.server";
import { listCampaignsBefore } from "./campaigns.queries.server";

export function isPurged(campaign: { status: string; created_at: string }, now: Date): boolean {
  return campaign.status !== "sending" && campaign.created_at < retentionCutoff("deliveries", now);
}

/** The campaigns stay, so that no occurrence of the schedule is answered twice. */
export async function purgeExpiredCampaignMails(db: Database, now: Date): Promise<void> {
  const campaigns = await listCampaignsBefore(db, retentionCutoff("deliveries", now));
  const queues = campaigns.map(({ id, kind }) => ({ kind, campaignId: id }));
  await purgeCampaignMails(db, queues, now);
}
