import { unpublishIssue } from "~/features/newsletter/archive/archive.queries.server";
import {
  reclaimIssueItems,
  releaseIssueItems,
} from "~/features/newsletter/issue/mailed-items.queries.server";
import type { Database } from "~/server/open-database.server";
import { hasReachedAnyone, updateFinished, updateReopened } from "./campaigns.queries.server";

/** When none of its mails is left to send. What no one got is news again. */
export async function settleCampaign(trx: Database, id: number, now: Date): Promise<void> {
  await updateFinished(trx, id, now.toISOString());
  if (await hasReachedAnyone(trx, id)) await reclaimIssueItems(trx, id);
  else {
    await releaseIssueItems(trx, id);
    await unpublishIssue(trx, id);
  }
}

/** When some of its mails are sent again. */
export async function reopenCampaign(trx: Database, id: number): Promise<void> {
  await updateReopened(trx, id);
  await reclaimIssueItems(trx, id);
}
