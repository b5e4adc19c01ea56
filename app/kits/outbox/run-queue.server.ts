import { logger } from "~/lib/logger.server";
import { endLease, newOwner, retireOwner, takeLease } from "./lease.server";
import { updateQueue } from "./mail-queues.queries.server";
import { countMails } from "./mails.queries.server";
import type { QueueJob, QueueResult } from "./queue-job";
import { type Run, sendDue } from "./send-due.server";

/**
 * Sends the mails of a queue with these guarantees, however many senders run at once and whenever one is killed: no
 * mail of a kind that parks is sent twice, and none is left out silently.
 * - The claim is committed and flushed after the server has all of the mail but the final dot, and before that dot is
 *   written.
 * - It succeeds only while the mail is queued, the queue's lease is this sender's, the queue is neither paused nor
 *   cancelled, and the kind's own condition holds.
 * - So a `queued` mail was never accepted by a server; a `sending` one may have been: only the server knows.
 * @see docs/decisions/outbox.md
 */
export async function runQueue(job: QueueJob): Promise<QueueResult> {
  const { db, kind, queue, now, mailer } = job;
  const owner = newOwner();
  const lease = await takeLease(db, queue, kind, owner, now());
  if (!lease) {
    retireOwner(owner);
    return "busy";
  }
  if (!lease.isPaused) logger.info("Sending mails", { ...queue, to: mailer.destination });
  if (lease.interrupted > 0) {
    const { whenUncertain } = kind;
    logger.warn("Mails were interrupted while being sent", {
      ...queue,
      mails: lease.interrupted,
      whenUncertain,
    });
  }
  const sending: Promise<Run> = lease.isPaused
    ? Promise.resolve({ reason: "paused", accepted: 0 })
    : sendDue(job, owner);
  const { reason, serverError } = await sending.finally(() => retireOwner(owner));
  if (reason === "server refuses" && serverError) {
    await updateQueue(db, queue, { last_error: serverError, last_error_at: now().toISOString() });
  }
  const finished = await endLease(db, queue, kind, owner, now());
  const result = finished ? "finished" : (reason ?? "retry later");
  logger.info("Stopped sending mails", { ...queue, result, ...(await countMails(db, queue)) });
  return result;
}
