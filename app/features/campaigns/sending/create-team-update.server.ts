import type { Database } from "~/database/open-database.server";
import { writeTeamUpdate } from "~/features/campaigns/team-update/team-update-writer.server";
import type { Publisher } from "~/kits/list-mail/list-mail";
import { type CampaignCreation, createCampaign } from "./create-campaign.server";
import { type Draft, deleteDraft, findDraft, insertTeamUpdateSource } from "./drafts.server";

/** It was sent, discarded or changed before. */
export class NoSuchDraft extends Error {
  override name = "NoSuchDraft";
}

interface TeamUpdateRequest {
  userId: string;
  /** Of the draft that was previewed, or whose time has come. */
  key: string;
  publisher: Publisher;
  /** In the transaction: whether the draft is still meant. */
  isMeant?: (draft: Draft) => boolean;
  record: (trx: Database, made: { id: number; recipients: number; subject: string }) => Promise<void>;
  now: Date;
}

/** Makes a campaign of a draft, which is gone with that. @throws NoSuchDraft */
export async function createTeamUpdate(
  db: Database,
  { userId, key, publisher, isMeant = () => true, record, now }: TeamUpdateRequest,
): Promise<CampaignCreation> {
  let draft: Draft | undefined;
  return await createCampaign(db, {
    kind: "team_update",
    scheduledFor: null,
    createdBy: userId,
    idempotencyKey: key,
    now,
    write: async (trx) => {
      draft = await findDraft(trx, userId);
      if (draft?.key !== key || !isMeant(draft)) throw new NoSuchDraft();
      const mail = writeTeamUpdate(draft, publisher);
      return "problem" in mail ? undefined : mail.issue;
    },
    record: async (trx, made) => {
      if (draft) await insertTeamUpdateSource(trx, made.id, draft.content);
      await deleteDraft(trx, userId);
      await record(trx, made);
    },
  });
}
