import { getCampaign } from "~/features/newsletter/campaigns/campaigns.queries.server";
import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import { currentIssue } from "~/features/newsletter/issue/current-issue.server";
import type { RenderedIssue } from "~/features/newsletter/issue/issue";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { Actor } from "~/server/audit-log.queries.server";
import type { CampaignKind } from "~/server/schema.server";
import type { Services } from "~/server/services.server";
import { writeTeamUpdate } from "./draft.server";
import { findDraft } from "./drafts.queries.server";
import { findCampaign } from "./past-campaigns.queries.server";

export interface FoundIssue {
  kind: CampaignKind;
  issue: RenderedIssue;
  campaignId: number | null;
}

/** @param of `newsletter`, `draft` or the id of a campaign */
export async function findIssue(
  { db, env }: Services,
  staff: Actor,
  of: string,
  now: Date,
): Promise<FoundIssue | undefined> {
  const { publisher } = newsletterSettings(env);
  if (of === "newsletter") {
    const current = await currentIssue(db, publisher, now);
    return current && { kind: "newsletter", campaignId: null, issue: current.issue };
  }
  if (of === "draft") {
    const draft = await findDraft(db, staff.userId);
    const mail = draft && writeTeamUpdate(draft, publisher);
    return mail && !("problem" in mail)
      ? { kind: "team_update", campaignId: null, issue: mail.issue }
      : undefined;
  }
  const id = parseRecordId(of);
  const campaign = id === null ? undefined : await findCampaign(db, id);
  return (
    campaign && { kind: campaign.kind, campaignId: campaign.id, issue: await getCampaign(db, campaign.id) }
  );
}
