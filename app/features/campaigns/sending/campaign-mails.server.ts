import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import { recordRefusal } from "~/features/bounces/record-bounce.server";
import { publishIssue } from "~/features/campaigns/archive/load-archive.server";
import { findReader, isStillWanted } from "~/features/subscribers/list/audience.server";
import {
  addressMail,
  composeSharedMail,
  type SharedMail,
  skipErased,
} from "~/kits/list-mail/compose-list-mail.server";
import type { MailKind, Outbox, QueueResult } from "~/kits/outbox/mail-kind";
import { runQueue } from "~/kits/outbox/run-queue.server";
import { logger } from "~/lib/logger.server";
import type { Secrets } from "~/lib/secrets.server";
import { getCampaign } from "./campaigns.server";
import { enqueueDueCampaign, findScheduleState, initSchedule } from "./schedule.server";
import { sendChosenDrafts } from "./send-chosen.server";
import type { NewsletterSettings } from "./settings.server";
import { settleCampaign } from "./settle-campaign.server";

const MAX_PAUSE_MS = 15 * 60_000;
/** News that waited longer is sent only after staff were asked. */
const MAX_WAIT_MS = 2 * 24 * 60 * 60_000;

function campaignMails(name: CampaignKind, siteUrl: string): MailKind {
  let last: { id: number; mail: SharedMail } | undefined;
  const sharedMailOf = async (db: Database, id: number, now: Date) => {
    if (last?.id !== id) {
      last = { id, mail: composeSharedMail(await getCampaign(db, id), siteUrl, id) };
      // Its mails link to its page.
      if (name === "newsletter") await publishIssue(db, id, now.toISOString());
    }
    return last.mail;
  };
  return {
    name,
    whenUncertain: "park",
    maxPauseMs: MAX_PAUSE_MS,
    maxWaitMs: MAX_WAIT_MS,
    claimIf: isStillWanted(name),
    render: async (db, { campaign_id, reference, recipient }, now) => {
      const reader = reference === null ? undefined : await findReader(db, reference, name);
      if (!reader || campaign_id === null) return undefined;
      const { name: readerName, unsubscribe_token: unsubscribeToken } = reader;
      const mail = await sharedMailOf(db, campaign_id, now);
      return addressMail(mail, { name: readerName, email: recipient, unsubscribeToken });
    },
    onRecipientRefused: recordRefusal,
    onSettled: async (trx, { campaignId }, now) => {
      last = undefined;
      if (campaignId !== null) await settleCampaign(trx, campaignId, now);
    },
  };
}

export async function runCampaign(
  job: Outbox & { campaignId: number; siteUrl: string; secrets: Secrets },
): Promise<QueueResult> {
  const { campaignId, siteUrl, secrets, ...outbox } = job;
  const { kind } = await getCampaign(job.db, campaignId);
  const mails = skipErased(campaignMails(kind, siteUrl), secrets);
  return await runQueue({ ...outbox, kind: mails, queue: { kind, campaignId } });
}

async function enqueueNewsletter(db: Database, settings: NewsletterSettings, now: Date): Promise<void> {
  await sendChosenDrafts(db, "newsletter", settings, now);
  const answer = await enqueueDueCampaign(db, settings, now);
  // An unfinished campaign is worked on first; the occurrence is asked for again.
  if (!answer || answer.result === "unfinished" || answer.result === "answered before") return;
  const { result, occurrence, skipped } = answer;
  if (skipped) logger.warn("No newsletter was made for an occurrence of the schedule", { skipped });
  if (result === "created") {
    logger.info("Made the newsletter", { occurrence, campaign: answer.id, recipients: answer.recipients });
  } else {
    logger.info("Sent no newsletter", { occurrence, reason: result });
  }
}

/** Sends nothing where settings are missing: an occurrence stays due until the next one. */
export async function startCampaigns(
  db: Database,
  settings: NewsletterSettings,
  now: Date,
): Promise<MailKind[]> {
  await initSchedule(db, settings.schedule, now);
  const { next } = await findScheduleState(db, settings, now);
  logger.info("Newsletters follow the schedule", { ...settings.schedule, next: next?.toISOString() });
  const { blockers, publisher, secrets } = settings;
  if (blockers.length > 0) {
    logger.warn("No newsletter and no team update is sent", { reasons: blockers });
    return [];
  }
  const newsletter = campaignMails("newsletter", publisher.siteUrl);
  return [
    {
      ...newsletter,
      enqueueDue: (database: Database, moment: Date) => enqueueNewsletter(database, settings, moment),
    },
    {
      ...campaignMails("team_update", publisher.siteUrl),
      enqueueDue: (database: Database, moment: Date) =>
        sendChosenDrafts(database, "team_update", settings, moment),
    },
  ].map((kind) => skipErased(kind, secrets));
}
