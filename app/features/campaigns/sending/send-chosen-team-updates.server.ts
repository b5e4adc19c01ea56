import type { Database } from "~/database/open-database.server";
import type { MissedReason } from "~/database/schema/schema.server";
import type { Publisher } from "~/kits/list-mail/list-mail";
import { logger } from "~/lib/logger.server";
import { isTooLate } from "./chosen-time";
import { recordCampaign } from "./create-campaign.server";
import { createTeamUpdate, NoSuchDraft } from "./create-team-update.server";
import { listScheduledDrafts, updateDraftTime } from "./drafts.server";

type Scheduled = Awaited<ReturnType<typeof listScheduledDrafts>>[number];

async function sendChosen(
  db: Database,
  { key, user_id: userId, email, send_at: sendAt }: Scheduled,
  publisher: Publisher,
  now: Date,
): Promise<MissedReason | undefined> {
  if (isTooLate(sendAt, now)) return "late";
  const creation = await createTeamUpdate(db, {
    userId,
    key,
    publisher,
    isMeant: (draft) => draft.send_at === sendAt,
    record: (trx, made) => recordCampaign(trx, { userId, email }, made, { kind: "team_update", sendAt, now }),
    now,
  });
  if (creation.result === "created")
    logger.info("Made the team update", { time: sendAt, campaign: creation.id });
  if (creation.result === "no recipients") return "no recipients";
  return creation.result === "nothing to send" ? "unusable" : undefined;
}

/** Sends each draft whose chosen time has come, once: it is gone with that. One that cannot be sent stays a draft. */
export async function sendChosenTeamUpdates(db: Database, publisher: Publisher, now: Date): Promise<void> {
  for (const draft of await listScheduledDrafts(db)) {
    const { key, send_at } = draft;
    if (send_at > now.toISOString()) return;
    try {
      const reason = await sendChosen(db, draft, publisher, now);
      if (!reason) continue;
      await updateDraftTime(db, key, { send_at: null, missed_at: send_at, missed_reason: reason });
      logger.warn("A team update was not sent at its chosen time", { time: send_at, reason });
    } catch (error) {
      if (!(error instanceof NoSuchDraft)) throw error;
    }
  }
}
