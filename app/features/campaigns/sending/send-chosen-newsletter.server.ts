import type { Database } from "~/database/open-database.server";
import type { MissedReason } from "~/database/schema/schema.server";
import { currentIssue } from "~/features/campaigns/weekly/current-issue.server";
import { findNewsletterDraft } from "~/features/campaigns/weekly/newsletter-draft.queries.server";
import { schedule } from "~/kits/audit-log/audit-log.queries.server";
import { logger } from "~/lib/logger.server";
import { ChosenTimeChanged, isTooLate } from "./chosen-time";
import { type CampaignCreation, createCampaign, recordCampaign } from "./create-campaign.server";
import { authorOf, changeNewsletterDraft } from "./newsletter-draft.server";
import { answerDueOccurrence } from "./schedule.server";
import type { NewsletterSettings } from "./settings.server";

const missedReasons = {
  "nothing to send": "nothing new",
  "no recipients": "no recipients",
} as const satisfies Partial<Record<CampaignCreation["result"], MissedReason>>;

/** Nothing is sent, and staff read why beside the draft. */
async function miss(
  db: Database,
  settings: NewsletterSettings,
  { sendAt, reason }: { sendAt: string; reason: MissedReason },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await findNewsletterDraft(trx);
    if (draft.send_at !== sendAt) return;
    await answerDueOccurrence(trx, settings, now);
    const change = { send_at: null, scheduled_by: null, missed_at: sendAt, missed_reason: reason };
    await changeNewsletterDraft(trx, draft, { change, action: "not sent", who: schedule }, now);
  });
  logger.warn("The newsletter was not sent at its chosen time", { time: sendAt, reason });
}

/**
 * Sends the draft when its chosen time has come: once, because the transaction that makes the newsletter takes the time
 * away. One that is under way comes first.
 */
export async function sendChosenNewsletter(
  db: Database,
  settings: NewsletterSettings,
  now: Date,
): Promise<void> {
  const { send_at: sendAt, scheduled_by: by } = await findNewsletterDraft(db);
  if (sendAt === null || sendAt > now.toISOString()) return;
  if (isTooLate(sendAt, now)) return miss(db, settings, { sendAt, reason: "late" }, now);
  try {
    const creation = await createCampaign(db, {
      kind: "newsletter",
      scheduledFor: null,
      createdBy: by,
      now,
      write: async (trx) => {
        if ((await findNewsletterDraft(trx)).send_at !== sendAt) throw new ChosenTimeChanged();
        return await currentIssue(trx, settings.publisher, now);
      },
      record: async (trx, made) => {
        await answerDueOccurrence(trx, settings, now);
        await recordCampaign(trx, await authorOf(trx, by, schedule), made, {
          kind: "newsletter",
          sendAt,
          now,
        });
      },
    });
    if (creation.result === "created")
      logger.info("Made the newsletter", {
        time: sendAt,
        campaign: creation.id,
        recipients: creation.recipients,
      });
    else if (creation.result === "nothing to send" || creation.result === "no recipients")
      await miss(db, settings, { sendAt, reason: missedReasons[creation.result] }, now);
  } catch (error) {
    if (!(error instanceof ChosenTimeChanged)) throw error;
  }
}
