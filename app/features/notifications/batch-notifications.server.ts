import { deleteQueuedMails, enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Database } from "~/server/open-database.server";
import {
  deleteWaitingNotifications,
  findLastBatchTime,
  hasWaitingNotification,
  insertBatch,
} from "./notifications.queries.server";

/** Submissions within this time of a mail are batched into the next one. */
export const BATCH_MS = 60_000;

export const NOTIFICATION_QUEUE = { kind: "notification", campaignId: null } as const;

/**
 * Queues one mail for each address about everything that came in and is not told of yet, in one transaction. The first
 * submission after a quiet time is told of at once, the others that follow within a minute together.
 *
 * @param recipients everyone who is told; with an empty list what came in is not told of later either
 */
export async function batchNotifications(
  db: Database,
  recipients: readonly string[],
  now: Date,
): Promise<void> {
  if (recipients.length === 0) {
    await deleteWaitingNotifications(db);
    await deleteQueuedMails(db, NOTIFICATION_QUEUE);
    return;
  }
  if (!(await hasWaitingNotification(db))) return;
  await db.transaction().execute(async (trx) => {
    const last = await findLastBatchTime(trx);
    if (last && now.valueOf() - Date.parse(last) < BATCH_MS) return;
    if (!(await hasWaitingNotification(trx))) return;
    const reference = String(await insertBatch(trx, now.toISOString()));
    for (const recipient of new Set(recipients))
      await enqueueMail(trx, NOTIFICATION_QUEUE, { recipient, reference }, now);
  });
}
