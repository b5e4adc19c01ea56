/**
 * What staff can do with the mails of a queue, also while another process sends them. All run in the caller's
 * transaction, and take effect with its commit: each claim before a final dot looks at the queue.
 */
import type { Database } from "~/database/open-database.server";
import type { PauseReason } from "~/database/schema/schema.server";
import type { MailQueue } from "./mail-kind";
import { findQueue, openQueue, updateQueue } from "./mail-queues.queries.server";
import { cancelQueuedMails, requeueMails } from "./mail-transitions.queries.server";
import { MAX_HOLD_MS } from "./retry";

/**
 * Nothing leaves before. In the transaction that enqueues the mails.
 * @param until at most `MAX_HOLD_MS` after the queue was made @throws RangeError when later
 */
export async function holdQueue(trx: Database, queue: MailQueue, until: Date): Promise<void> {
  const since = (await findQueue(trx, queue))?.waiting_since;
  if (since && until.valueOf() - Date.parse(since) > MAX_HOLD_MS)
    throw new RangeError("A queue is not held that long");
  await updateQueue(trx, queue, { not_before: until.toISOString() });
}

/** Mails whose final dot is written are finished. @returns whether there was anything to pause */
export async function pauseQueue(
  trx: Database,
  queue: MailQueue,
  reason: PauseReason,
  now: Date,
): Promise<boolean> {
  return await updateQueue(trx, queue, { paused_at: now.toISOString(), pause_reason: reason });
}

/** The age limit begins again. @returns whether there was such a queue */
export async function resumeQueue(trx: Database, queue: MailQueue, now: Date): Promise<boolean> {
  return await updateQueue(trx, queue, {
    paused_at: null,
    pause_reason: null,
    waiting_since: now.toISOString(),
  });
}

/**
 * Mails that are being handed over are finished and counted as what they became; the worker then settles the queue
 * (`onSettled`). @returns number of mails that were cancelled at once
 */
export async function cancelQueue(trx: Database, queue: MailQueue, now: Date): Promise<number> {
  const time = now.toISOString();
  await updateQueue(trx, queue, {
    cancelled_at: time,
    not_before: null,
    paused_at: null,
    pause_reason: null,
  });
  return await cancelQueuedMails(trx, queue, time);
}

/**
 * Queues them again with the same Message-ID and under the same claim. The caller reopens the campaign. Uncertain mails
 * may be accepted a second time: ask first. @returns number of mails
 */
export async function resendMails(
  trx: Database,
  queue: MailQueue,
  which: "failed" | "uncertain",
  now: Date,
): Promise<number> {
  const time = now.toISOString();
  const mails = await requeueMails(trx, queue, which, time);
  if (mails === 0) return 0;
  await openQueue(trx, queue, time);
  await updateQueue(trx, queue, { cancelled_at: null, waiting_since: time });
  return mails;
}
