import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import type { MailQueue } from "./mail-kind";
import { deleteSettledMails, listKinds } from "./mails.queries.server";

async function purge(db: Database, queues: readonly MailQueue[], before: string): Promise<void> {
  const left = [...queues];
  const mails = await deleteInBatches(async (limit) => {
    let deleted = 0;
    for (let queue = left[0]; queue !== undefined && deleted < limit; queue = left[0]) {
      deleted += await deleteSettledMails(db, queue, { before, limit: limit - deleted });
      if (deleted < limit) left.shift();
    }
    return deleted;
  });
  if (mails > 0) logger.info("Purged expired mails", { mails });
}

export async function purgeCampaignMails(
  db: Database,
  queues: readonly MailQueue[],
  now: Date,
): Promise<void> {
  await purge(db, queues, now.toISOString());
}

/** Mails of every kind that belong to no campaign. */
export async function purgeExpiredMails(db: Database, now: Date): Promise<void> {
  const kinds = await listKinds(db);
  await purge(
    db,
    kinds.map((kind) => ({ kind, campaignId: null })),
    retentionCutoff("mails", now),
  );
}
