import type { Database } from "~/database/open-database.server";
import { deleteQueuedMails, enqueueMail } from "~/kits/outbox/mails.queries.server";
import {
  deleteWaitingNotifications,
  findLastBatchTime,
  hasWaitingNotification,
  insertBatch,
  listUrgentNotifications,
} from "./notifications.queries.server";

/** Submissions within this time of a mail are batched into the next one. */
export const BATCH_MS = 60_000;

export const NOTIFICATION_QUEUE = { kind: "notification", campaignId: null } as const;

/**
 * Notifies at once after a quiet time, then in batches of a minute, in one transaction. What is urgent has a mail of its
 * own and never waits.
 * @param recipients with none, what came in is marked as notified too
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
  const notify = async (trx: Database, ids?: readonly number[]) => {
    const reference = String(await insertBatch(trx, now.toISOString(), ids));
    for (const recipient of new Set(recipients))
      await enqueueMail(trx, NOTIFICATION_QUEUE, { recipient, reference }, now);
  };
  await db.transaction().execute(async (trx) => {
    const last = await findLastBatchTime(trx);
    const urgent = await listUrgentNotifications(trx);
    if (urgent.length > 0) await notify(trx, urgent);
    if (last && now.valueOf() - Date.parse(last) < BATCH_MS) return;
    if (await hasWaitingNotification(trx)) await notify(trx);
  });
}
