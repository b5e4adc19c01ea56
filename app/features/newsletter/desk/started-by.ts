import { campaignOrigins } from "./campaign.copy";

export function startedBy(campaign: { scheduled_for: string | null; started_by: string | null }): string {
  if (campaign.scheduled_for !== null) return campaignOrigins.schedule;
  return campaign.started_by ?? campaignOrigins.commandLine;
}
