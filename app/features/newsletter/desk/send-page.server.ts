import { isPurged } from "~/features/newsletter/campaigns/purge-campaign-mails.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { slicePage } from "~/lib/pager";
import type { Services } from "~/server/services.server";
import { findCampaignProgress } from "./campaign-progress.server";
import { findCampaign } from "./past-campaigns.queries.server";
import { CANCEL, sendingParameters } from "./sending.forms";
import { startedBy } from "./started-by";
import { findTeamUpdateSource } from "./team-update-sources.queries.server";
import { countTroubledMails, listTroubledMails, seenMails } from "./troubled-mails.queries.server";
import { findUncertainReview } from "./uncertain-reviews.queries.server";

const ADDRESSES_ON_A_PAGE = 50;

/** @returns nothing where there is no such send */
export async function loadSend(
  services: Services,
  id: string | undefined,
  search: URLSearchParams,
  now: Date,
) {
  const { db } = services;
  const parsed = parseRecordId(id);
  const campaign = parsed === null ? undefined : await findCampaign(db, parsed);
  if (!campaign) return null;
  const queue = { kind: campaign.kind, campaignId: campaign.id };
  const { failed, uncertain } = await countTroubledMails(db, queue);
  const review = await findUncertainReview(db, campaign.id);
  const page = Number.parseInt(search.get("page") ?? "", 10) || 1;
  const slice = slicePage({ page, total: failed.count + uncertain.count, size: ADDRESSES_ON_A_PAGE });
  const rows = await listTroubledMails(db, queue, { limit: ADDRESSES_ON_A_PAGE, offset: slice.offset });
  const progress = (await findCampaignProgress(services, id ?? null, now)) ?? null;
  return {
    id: campaign.id,
    kind: campaign.kind,
    subject: campaign.subject,
    createdAt: campaign.created_at,
    startedBy: startedBy(campaign),
    recipients: campaign.recipient_count,
    purged: isPurged(campaign, now),
    progress,
    asksCancel: search.get(sendingParameters.confirm) === CANCEL,
    refreshes: progress?.running === true && search.get(sendingParameters.refresh) === "on",
    troubles: {
      rows,
      slice,
      failed: { count: failed.count, seen: seenMails(failed) },
      uncertain: { count: uncertain.count, seen: seenMails(uncertain) },
      review: review?.mails === uncertain.count ? review : null,
    },
    canEditAgain:
      campaign.status !== "sending" && (await findTeamUpdateSource(db, campaign.id)) !== undefined,
  };
}

export type SendPageData = NonNullable<Awaited<ReturnType<typeof loadSend>>>;
