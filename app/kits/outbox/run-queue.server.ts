import { logger } from "~/server/logger.server";
import type { Mailer } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import { createWriteQueue } from "~/server/write-queue.server";
import { deliverMail } from "./deliver-mail.server";
import { endLease, findObstacle, newOwner, renewLease, retireOwner, takeLease } from "./lease.server";
import type { DueMail, MailKind, MailQueue } from "./mail-kind";
import { updateQueue } from "./mail-queues.queries.server";
import { countMails, type DuePosition, hasDueMail, listDueMails } from "./mails.queries.server";

export interface Outbox {
  db: Database;
  mailer: Mailer;
  domain: string;
  now: () => Date;
  signal: AbortSignal;
}

export interface QueueJob extends Outbox {
  kind: MailKind;
  queue: MailQueue;
}

/**
 * `paused`: by staff, or by its age; `lost`: another sender took the queue over; `busy`: another sender is working on
 * it, its undo window is open, or it was finished already.
 */
export type QueueResult =
  | "finished"
  | "retry later"
  | "server refuses"
  | "stopped"
  | "paused"
  | "lost"
  | "busy";

const STOP_GRACE_MS = 4_000;
const BATCH = 50;
export const FAILURES_IN_A_ROW = 10;

/** Each due mail once. */
async function* dueMails({ db, queue, now }: QueueJob): AsyncGenerator<DueMail, undefined> {
  for (let after: DuePosition | undefined; ; ) {
    const batch = await listDueMails(db, queue, { after, now: now().toISOString(), limit: BATCH });
    yield* batch;
    after = batch.at(-1);
    if (!after) return;
  }
}

interface Run {
  reason?: QueueResult | undefined;
  serverError?: string;
}

/** Runs as the holder of the lease. */
async function sendDue(job: QueueJob, owner: string): Promise<Run> {
  const { db, mailer, kind, queue, now, signal } = job;
  if (signal.aborted) return { reason: "stopped" };
  const halt = new AbortController();
  const run: Run = {};
  const stop = (why?: QueueResult) => {
    run.reason ??= why;
    halt.abort();
  };
  let grace: NodeJS.Timeout | undefined;
  const onSignal = () => {
    stop("stopped");
    grace = setTimeout(() => mailer.close({ force: true }), STOP_GRACE_MS);
  };
  signal.addEventListener("abort", onSignal, { once: true });
  const stopRenewing = renewLease(db, queue, owner, now, () => stop("lost"));

  const serverFailed = (error: string) => {
    run.serverError = error;
  };
  const context = { ...job, write: createWriteQueue(db), owner, signal: halt.signal, serverFailed };
  let failures = 0;
  let pass = { tried: 0, untouched: 0 };
  async function consumer(mails: AsyncGenerator<DueMail, undefined>): Promise<void> {
    while (!halt.signal.aborted) {
      const next = await mails.next();
      if (next.done) return;
      const result = await deliverMail(context, next.value);
      // The claim also fails for a reader who has just unsubscribed, which is no obstacle for others.
      const obstacle = result === "withheld" ? await findObstacle(db, queue, owner) : undefined;
      if (obstacle) stop(obstacle);
      if (result === "server failed" || result === "untouched") failures++;
      else if (result === "sent" || result === "mail failed") failures = 0;
      pass.tried++;
      if (result === "untouched") pass.untouched++;
      if (failures >= FAILURES_IN_A_ROW) stop("server refuses");
    }
  }
  const concurrency = Math.min(kind.concurrency ?? mailer.connections, mailer.connections);
  try {
    while (!halt.signal.aborted && (await hasDueMail(db, queue, now().toISOString()))) {
      pass = { tried: 0, untouched: 0 };
      const mails = dueMails(job);
      const consumers = Array.from({ length: concurrency }, () => consumer(mails));
      for (const each of consumers) each.catch(() => stop());
      const ended = await Promise.allSettled(consumers);
      for (const end of ended) if (end.status === "rejected") throw end.reason;
      if (pass.tried > 0 && pass.untouched === pass.tried) stop("server refuses");
    }
  } finally {
    stopRenewing();
    clearTimeout(grace);
    signal.removeEventListener("abort", onSignal);
  }
  return run;
}

/**
 * Sends the mails of a queue with these guarantees, however many senders run at once and whenever one is killed: no
 * mail of a kind that parks is sent twice, and none is left out silently.
 * - The claim is committed and flushed after the server has all of the mail but the final dot, and before that dot is
 *   written.
 * - It succeeds only while the mail is queued, the queue's lease is this sender's and the kind's own condition holds.
 * - So a `queued` mail was never accepted by a server; a `sending` one may have been: only the server knows.
 * @see docs/decisions/0090-one-outbox.md
 */
export async function runQueue(job: QueueJob): Promise<QueueResult> {
  const { db, kind, queue, now, mailer } = job;
  const owner = newOwner();
  const lease = await takeLease(db, queue, kind, owner, now());
  if (!lease) {
    retireOwner(owner);
    return "busy";
  }
  logger.info("Sending mails", { ...queue, to: mailer.destination });
  if (lease.interrupted > 0) {
    const { whenUncertain } = kind;
    logger.warn("Mails were interrupted while being sent", {
      ...queue,
      mails: lease.interrupted,
      whenUncertain,
    });
  }
  const sending: Promise<Run> = lease.isPaused
    ? Promise.resolve({ reason: "paused" })
    : sendDue(job, owner).finally(() => retireOwner(owner));
  const { reason, serverError } = await sending;
  if (reason === "server refuses" && serverError) {
    await updateQueue(db, queue, { last_error: serverError, last_error_at: now().toISOString() });
  }
  const finished = await endLease(db, queue, kind, owner, now());
  const result = finished ? "finished" : (reason ?? "retry later");
  logger.info("Stopped sending mails", { ...queue, result, ...(await countMails(db, queue)) });
  return result;
}
