import type { Database } from "~/database/open-database.server";
import type { CampaignKind, MissedReason } from "~/database/schema/schema.server";
import {
  changeDraft,
  findDraftById,
  listScheduledDrafts,
  missedAt,
} from "~/features/campaigns/drafts/drafts.server";
import { schedule } from "~/kits/audit-log/audit-log.queries.server";
import { logger } from "~/lib/logger.server";
import { authorOf, createCampaign, recordCampaign, writers } from "./create-campaign.server";
import { answerDueOccurrence } from "./schedule.server";
import type { NewsletterSettings } from "./settings.server";

/** A mail that the worker comes to later than this is not sent by itself: staff choose again. */
const LATEST_MS = 12 * 60 * 60 * 1000;

type Chosen = Awaited<ReturnType<typeof listScheduledDrafts>>[number];

/** What follows from a chosen time that is over or was removed, in the transaction in which that happens. */
export async function onTimeRemoved(
  trx: Database,
  { kind }: { kind: CampaignKind },
  settings: Pick<NewsletterSettings, "schedule">,
  now: Date,
): Promise<void> {
  if (kind === "newsletter") await answerDueOccurrence(trx, settings, now);
}

/** @returns why it was not sent and never will be by itself */
async function sendChosen(
  db: Database,
  { kind, owner, send_at: sendAt, scheduled_by: createdBy }: Chosen,
  settings: NewsletterSettings,
  now: Date,
): Promise<MissedReason | undefined> {
  if (now.valueOf() - Date.parse(sendAt) > LATEST_MS) return "late";
  const creation = await createCampaign(db, {
    writer: writers[kind],
    owner,
    scheduledFor: null,
    createdBy,
    publisher: settings.publisher,
    sendAt,
    now,
    record: async (trx, made) => {
      await onTimeRemoved(trx, { kind }, settings, now);
      await recordCampaign(trx, await authorOf(trx, createdBy, schedule), made, { kind, sendAt, now });
    },
  });
  if (creation.result === "created") {
    const { id, recipients } = creation;
    logger.info("Made a campaign at its chosen time", { kind, sendAt, campaign: id, recipients });
  }
  if (creation.result === "no recipients") return "no recipients";
  return creation.result === "nothing to send" ? writers[kind].nothing : undefined;
}

/**
 * Sends each draft whose chosen time has come: once, because the transaction that makes the campaign takes the time away.
 * One that cannot be sent stays a draft.
 */
export async function sendChosenDrafts(
  db: Database,
  kind: CampaignKind,
  settings: NewsletterSettings,
  now: Date,
): Promise<void> {
  for (const chosen of await listScheduledDrafts(db)) {
    const { id, send_at: sendAt } = chosen;
    if (chosen.kind !== kind || sendAt > now.toISOString()) continue;
    const reason = await sendChosen(db, chosen, settings, now);
    if (!reason) continue;
    await db.transaction().execute(async (trx) => {
      const draft = await findDraftById(trx, id);
      if (draft?.send_at !== sendAt) return;
      await onTimeRemoved(trx, draft, settings, now);
      await changeDraft(
        trx,
        draft,
        { change: missedAt(sendAt, reason), action: "not sent", who: schedule },
        now,
      );
    });
    logger.warn("A campaign was not sent at its chosen time", { kind, sendAt, reason });
  }
}
