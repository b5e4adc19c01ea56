import type { Database } from "~/database/open-database.server";
import { unpublishIssue } from "~/features/campaigns/archive/load-archive.server";
import {
  changeDraft,
  clearDraft,
  findDraft,
  isBlank,
  isSame,
  ownerOf,
} from "~/features/campaigns/drafts/drafts.server";
import { reclaimIssueItems, releaseIssueItems } from "~/features/campaigns/weekly/news-items.server";
import { schedule } from "~/kits/audit-log/audit-log.queries.server";
import { findSource, hasMailIn, hasReachedAnyone, updateFinished } from "./campaigns.server";
import { writers } from "./create-campaign.server";

type Source = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/** @param userId who started it, when missing @returns undefined where the account is gone */
async function draftFor(trx: Database, { kind, created_by }: Source, userId = created_by) {
  return kind === "team_update" && userId === null
    ? undefined
    : await findDraft(trx, kind, ownerOf(kind, userId ?? ""));
}

/**
 * Makes what was not sent a draft again, unless there is another one meanwhile.
 * @param userId who started it, when missing @returns whether there is such a draft now
 */
export async function returnDraft(
  trx: Database,
  campaignId: number,
  now: Date,
  userId?: string,
): Promise<boolean> {
  const source = await findSource(trx, campaignId);
  const draft = source && (await draftFor(trx, source, userId));
  if (!source || !draft) return false;
  const { subject, body } = source;
  if (!isBlank(draft)) return isSame(draft, source);
  await changeDraft(trx, draft, { change: { subject, body }, action: "taken back", who: schedule }, now);
  return true;
}

/** Its mails are sent again after all: the draft that was returned is gone, unless it was edited. */
async function withdrawReturnedDraft(trx: Database, campaignId: number, now: Date): Promise<void> {
  const source = await findSource(trx, campaignId);
  if (!source) return;
  await writers[source.kind].reclaim?.(trx, campaignId, source);
  const draft = await draftFor(trx, source);
  if (draft && isSame(draft, source)) await clearDraft(trx, draft, { action: "sent", who: schedule }, now);
}

/** When none of its mails is left to send. What no one got is news again, or a draft again. */
export async function settleCampaign(trx: Database, id: number, now: Date): Promise<void> {
  await updateFinished(trx, id, now.toISOString());
  if (await hasReachedAnyone(trx, id)) await reclaimIssueItems(trx, id);
  else {
    await releaseIssueItems(trx, id);
    await unpublishIssue(trx, id);
    // Whoever tries the site without a mail server finds an empty form again, but the news is still new.
    const isTried =
      (await findSource(trx, id))?.kind === "team_update" && (await hasMailIn(trx, id, ["written"]));
    if (!isTried) await returnDraft(trx, id, now);
  }
}

/** When some of its mails are sent again. */
export async function reopenCampaign(trx: Database, id: number, now: Date): Promise<void> {
  await trx
    .updateTable("campaigns")
    .set({ status: "sending", sent_at: null })
    .where("id", "=", id)
    .where("status", "in", ["sent", "cancelled"])
    .execute();
  if (!(await hasReachedAnyone(trx, id))) await withdrawReturnedDraft(trx, id, now);
  await reclaimIssueItems(trx, id);
}
