import type { Database } from "~/database/open-database.server";
import { unpublishIssue } from "~/features/campaigns/archive/load-archive.server";
import { reclaimIssueItems, releaseIssueItems } from "~/features/campaigns/weekly/news-items.server";
import { hasReachedAnyone, updateFinished, updateReopened, wasWritten } from "./campaigns.server";
import { returnDraft, withdrawReturnedDraft } from "./drafts.server";
import { returnNewsletterDraft, withdrawReturnedNewsletterDraft } from "./newsletter-draft.server";

/** When none of its mails is left to send. What no one got is news again, or a draft again. */
export async function settleCampaign(trx: Database, id: number, now: Date): Promise<void> {
  await updateFinished(trx, id, now.toISOString());
  if (await hasReachedAnyone(trx, id)) await reclaimIssueItems(trx, id);
  else {
    await releaseIssueItems(trx, id);
    await unpublishIssue(trx, id);
    if (!(await wasWritten(trx, id))) await returnDraft(trx, id, now);
    await returnNewsletterDraft(trx, id, now);
  }
}

/** When some of its mails are sent again. */
export async function reopenCampaign(trx: Database, id: number, now: Date): Promise<void> {
  await updateReopened(trx, id);
  if (!(await hasReachedAnyone(trx, id))) {
    await withdrawReturnedDraft(trx, id);
    await withdrawReturnedNewsletterDraft(trx, id, now);
  }
  await reclaimIssueItems(trx, id);
}
