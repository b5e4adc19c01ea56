import { findSource, isPurged } from "~/features/campaigns/sending/campaigns.server";
import { sendingBlockers } from "~/features/campaigns/sending/settings.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import { findQueue } from "~/kits/outbox/mail-queues.queries.server";
import { countMails, findFirstError, findNextAttempt } from "~/kits/outbox/mails.queries.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { slicePage } from "~/lib/filter-query";
import type { Services } from "~/server/services.server";
import { CANCEL, sendingParameters } from "./campaign.forms";
import { describeCampaign } from "./describe-campaign";
import { describeStarter, findCampaign } from "./past-campaigns.server";
import {
  countTroubledMails,
  findUncertainReview,
  listTroubledMails,
  seenMails,
} from "./troubled-mails.server";

/** @returns nothing for an unknown campaign, or after the retention period of its recipients */
export async function findCampaignProgress({ db, env }: Services, id: string | null, now: Date) {
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
    queue: await findQueue(db, queue),
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
    startedBy: describeStarter(campaign),
    // Which of its mails failed.
    failedSeen: seenMails((await countTroubledMails(db, queue)).failed),
    counts: { waiting: queued + sending, ...settled },
  };
}

export type CampaignProgress = NonNullable<Awaited<ReturnType<typeof findCampaignProgress>>>;

const ADDRESSES_ON_A_PAGE = 50;

/** @returns nothing where there is no such campaign */
export async function loadCampaign(
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
    startedBy: describeStarter(campaign),
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
      campaign.status !== "sending" && (await findSource(db, campaign.id))?.kind === "team_update",
  };
}

export type CampaignPageData = NonNullable<Awaited<ReturnType<typeof loadCampaign>>>;
