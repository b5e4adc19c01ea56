import { setTimeout as sleep } from "node:timers/promises";
import { logger } from "~/lib/logger.server";
import { endLease, newOwner, retireOwner, takeLease } from "./lease.server";
import type { MailKind, MailQueue, Outbox, QueueJob, QueueResult } from "./mail-kind";
import { listQueuesToWorkOn, updateQueue } from "./mail-queues.queries.server";
import { countMails } from "./mails.queries.server";
import { createBackOff } from "./retry";
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

const TICK_MS = 1_000;

/**
 * Until the signal aborts; queues run independently. An error ends one round, not the worker: all state is in the
 * database. @param kinds the most urgent first
 */
export async function runOutbox(outbox: Outbox, kinds: readonly MailKind[]): Promise<void> {
  const { db, mailer, now, signal } = outbox;
  const servers = createBackOff<string>(now);
  const running = new Map<string, Promise<void>>();
  logger.info("The worker runs", { mail: mailer.destination, kinds: kinds.map(({ name }) => name) });
  const failed = (error: unknown) => {
    if (!signal.aborted) logger.error("The worker failed", { error });
  };

  async function workOn(kind: MailKind, queue: MailQueue): Promise<void> {
    const result = await runQueue({ ...outbox, kind, queue, onAccepted: () => servers.reset(kind.name) });
    if (result !== "server refuses") return;
    const retryInSeconds = servers.backOff(kind.name, kind.maxPauseMs) / 1000;
    logger.warn("The mail server refuses", { ...queue, retryInSeconds });
  }

  async function round(): Promise<void> {
    const active = kinds.filter(({ name }) => !servers.isPaused(name));
    for (const kind of active) await kind.enqueueDue?.(db, now()).catch(failed);
    const queues = await listQueuesToWorkOn(db, now().toISOString());
    for (const kind of active) {
      for (const queue of queues.filter((each) => each.kind === kind.name)) {
        const key = `${queue.kind} ${queue.campaignId}`;
        if (signal.aborted || running.has(key)) continue;
        const work = workOn(kind, queue).catch(failed);
        running.set(
          key,
          work.finally(() => running.delete(key)),
        );
      }
    }
  }

  while (!signal.aborted) {
    await round().catch(failed);
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running.values());
  logger.info("The worker stops");
}
