import { logger } from "~/server/logger.server";
import type { Mailer } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import { createWriteQueue } from "~/server/write-queue.server";
import { deliverMail } from "./deliver-mail.server";
import {
  countDeliveries,
  type DueDelivery,
  hasDueDelivery,
  listDueDeliveries,
} from "./deliveries.queries.server";
import { endLease, holdsLease, keepLease, newOwner, retireOwner, takeLease } from "./lease.server";
import { clearServerError, getSend, type SendKind, updateServerError } from "./sends.queries.server";

export interface SendJob {
  db: Database;
  mailer: Mailer;
  sendId: number;
  /** Without a slash at the end. */
  siteUrl: string;
  now: () => Date;
  /** Asks to stop: mails in hand are finished, unless that takes longer than `STOP_GRACE_MS`. */
  signal: AbortSignal;
}

/**
 * - `finished`: every mail is settled; - `retry later`: some wait for another attempt;
 * - `server refuses`: given up for now after `FAILURES_IN_A_ROW`; - `stopped`: as asked by the signal;
 * - `lost`: somebody else took the send over; - `busy`: somebody else is working on it, or it was finished already.
 */
export type SendResult = "finished" | "retry later" | "server refuses" | "stopped" | "lost" | "busy";

const STOP_GRACE_MS = 4_000;
const BATCH = 50;
export const FAILURES_IN_A_ROW = 10;

/** The due mails in the order of their ids, each once. */
async function* dueDeliveries(
  { db, sendId, now }: SendJob,
  kind: SendKind,
): AsyncGenerator<DueDelivery, undefined> {
  for (let afterId = 0; ; ) {
    const batch = await listDueDeliveries(db, {
      sendId,
      kind,
      afterId,
      now: now().toISOString(),
      limit: BATCH,
    });
    yield* batch;
    const last = batch.at(-1);
    if (!last) return;
    afterId = last.id;
  }
}

interface Run {
  /** Why it stopped before nothing was due any more. */
  reason?: SendResult | undefined;
  /** What the mail server said the last time it took nothing. */
  serverError?: string;
}

/** Sends what is due until nothing is, as the holder of the lease. */
async function sendDue(job: SendJob, owner: string): Promise<Run> {
  const { db, mailer, sendId, siteUrl, now, signal } = job;
  if (signal.aborted) return { reason: "stopped" };
  const send = await getSend(db, sendId);
  logger.info("Sending mails", {
    send: sendId,
    kind: send.kind,
    recipients: send.recipient_count,
    to: mailer.destination,
  });

  const halt = new AbortController();
  const run: Run = {};
  const stop = (why?: SendResult) => {
    run.reason ??= why;
    halt.abort();
  };
  let grace: NodeJS.Timeout | undefined;
  const onSignal = () => {
    stop("stopped");
    grace = setTimeout(() => mailer.close({ force: true }), STOP_GRACE_MS);
  };
  signal.addEventListener("abort", onSignal, { once: true });
  const stopKeeping = keepLease(db, sendId, owner, now, () => stop("lost"));

  const context = {
    write: createWriteQueue(db),
    mailer,
    send,
    sendId,
    owner,
    siteUrl,
    now,
    signal: halt.signal,
    serverFailed: (error: string) => {
      run.serverError = error;
    },
  };
  let failures = 0;
  async function lane(deliveries: AsyncGenerator<DueDelivery, undefined>): Promise<void> {
    while (!halt.signal.aborted) {
      const next = await deliveries.next();
      if (next.done) return;
      const result = await deliverMail(context, next.value);
      // A subscriber who left in the last moment is found out by the next pass.
      if (result === "withheld" && !(await holdsLease(db, sendId, owner))) stop("lost");
      if (result === "server failed") failures++;
      else if (result === "sent" || result === "mail failed") failures = 0;
      if (failures >= FAILURES_IN_A_ROW) stop("server refuses");
    }
  }
  try {
    while (!halt.signal.aborted && (await hasDueDelivery(db, sendId, now().toISOString()))) {
      const deliveries = dueDeliveries(job, send.kind);
      const lanes = Array.from({ length: mailer.connections }, () => lane(deliveries));
      for (const each of lanes) each.catch(() => stop());
      const ended = await Promise.allSettled(lanes);
      for (const end of ended) if (end.status === "rejected") throw end.reason;
    }
  } finally {
    stopKeeping();
    clearTimeout(grace);
    signal.removeEventListener("abort", onSignal);
  }
  return run;
}

/**
 * Works through the mails of a send, and says how that ended.
 *
 * What is guaranteed: nobody is mailed twice, whoever is killed and whenever, and however many senders run at once;
 * nobody is left out silently. Each mail is claimed in a committed, flushed transaction after the server has taken all
 * of it but the final dot and before that dot is written; the claim succeeds only while the mail is queued, the
 * send's lease is this sender's and the subscriber still wants it. So a mail found `queued` was never accepted by a
 * server and is sent; a mail found `sending` may have been and becomes `uncertain`: reported, and never sent again by
 * itself. SMTP allows no more: between the dot and the answer only the server knows.
 *
 * @see docs/decisions/0010-newsletter-delivery.md
 * @throws when the database fails; what was claimed by then becomes `uncertain` with the next run
 */
export async function sendIssue(job: SendJob): Promise<SendResult> {
  const { db, sendId, now } = job;
  const owner = newOwner();
  const lease = await takeLease(db, sendId, owner, now());
  if (!lease) return "busy";
  if (lease.interrupted > 0) {
    logger.warn("Mails were interrupted while being sent and are uncertain", {
      send: sendId,
      mails: lease.interrupted,
    });
  }
  await clearServerError(db, sendId);
  const { reason, serverError } = await sendDue(job, owner).finally(() => retireOwner(owner));
  if (reason === "server refuses" && serverError)
    await updateServerError(db, sendId, serverError, now().toISOString());
  const finished = await endLease(db, sendId, owner, now());
  const result = finished ? "finished" : (reason ?? "retry later");
  logger.info("Stopped sending mails", { send: sendId, result, ...(await countDeliveries(db, sendId)) });
  return result;
}
