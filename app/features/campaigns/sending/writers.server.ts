import type { CampaignKind } from "~/database/schema/schema.server";
import type { Writer } from "~/features/campaigns/drafts/writer";
import { teamUpdateWriter } from "~/features/campaigns/team-update/team-update-writer.server";
import { weeklyWriter } from "~/features/campaigns/weekly/current-issue.server";

export const writers: Record<CampaignKind, Writer> = {
  newsletter: weeklyWriter,
  team_update: teamUpdateWriter,
};
