import { groupCommit } from "~/database/group-commit.server";
import { consumeRateLimit, refundRateLimit } from "~/http/limits/rate-limit.server";
import { type Delivery, type DeliveryContext, deliverMail } from "./deliver-mail.server";
import { findObstacle, renewLease } from "./lease.server";
import type { DueMail, MailKind, QueueJob, QueueResult } from "./mail-kind";
import { updateOwnQueue } from "./mail-queues.queries.server";
import { dueMails } from "./mails.queries.server";
import { MAX_HOLD_MS } from "./retry";
import { createRefusals, settle, settleConfirmed, settleUnconfirmed } from "./settle-delivery.server";

/** A queue without room would otherwise be looked at for each single mail. */
const SHORTEST_HOLD_MS = 60_000;

interface Place {
  /** Frees the place of a mail that was not sent. */
  giveBack(): Promise<void>;
}

const FREE: Place = { giveBack: async () => undefined };

/** Takes a place below the kind's ceiling. @returns undefined when there is none: the queue is then held for a while */
async function takePlace({ db, kind, queue, now }: QueueJob, owner: string): Promise<Place | undefined> {
  const ceiling = ceilingLimit(kind);
  if (!ceiling) return FREE;
  const moment = now();
  const verdict = await consumeRateLimit(db, ceiling, moment);
  if (verdict.ok) return { giveBack: () => refundRateLimit(db, ceiling, moment) };
  const holdMs = Math.min(Math.max(verdict.retryAfterSeconds * 1000, SHORTEST_HOLD_MS), MAX_HOLD_MS);
  const not_before = new Date(moment.valueOf() + holdMs).toISOString();
  await updateOwnQueue(db, queue, owner, { not_before });
  return undefined;
}

const ceilingLimit = ({ name, ceiling }: MailKind) => ceiling && { ...ceiling, key: `mails:${name}` };

export interface Run {
  reason?: QueueResult | undefined;
  /** The last thing the mail server said that was not about one mail. */
  serverError?: string | undefined;
  accepted: number;
}

const STOP_GRACE_MS = 3_000;
/** Of mails that were put off for reasons that the next one probably shares. */
const MAX_FAILURES_IN_A_ROW = 10;
/** A consumer gives up after so many lost connections without an accepted mail. */
const MAX_LOST_CONNECTIONS = 2;
/** A run may take hours, and its queue says when a mail was last accepted. */
const NOTE_EVERY_MS = 60_000;
/** In one run, of a mail that was not refused. */
const MAX_TRIES = 2;

/** Mails whose connection was lost, or whose claim failed; bounded, because either ends the run or is rare. */
function createUnchangedMails() {
  const tries = new Map<number, { count: number; acceptedBefore: number }>();
  return {
    note(id: number, accepted: number): void {
      const { count, acceptedBefore } = tries.get(id) ?? { count: 0, acceptedBefore: accepted };
      tries.set(id, { count: count + 1, acceptedBefore });
    },
    isLeft: (id: number) => (tries.get(id)?.count ?? 0) >= MAX_TRIES,
    someAreLeft: () => [...tries.values()].some(({ count }) => count >= MAX_TRIES),
    /** It lost its connection each time, while others were accepted in between. */
    isToBlame(id: number, accepted: number): boolean {
      const found = tries.get(id);
      return found !== undefined && found.count >= MAX_TRIES && accepted > found.acceptedBefore;
    },
  };
}

/** Runs as the holder of the lease. */
export async function sendDue(job: QueueJob, owner: string): Promise<Run> {
  const { db, mailer, kind, queue, now, signal } = job;
  if (signal.aborted) return { reason: "stopped", accepted: 0 };
  const halt = new AbortController();
  const run: Run = { accepted: 0 };
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

  let consumers = Math.min(kind.concurrency ?? mailer.connections, mailer.connections);
  const context: DeliveryContext = {
    ...job,
    write: groupCommit(db, { together: consumers }).commit,
    owner,
    signal: halt.signal,
  };
  const refusals = createRefusals<DueMail>();
  const unchanged = createUnchangedMails();
  let failures = 0;
  let notedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;

  async function onAccepted(begun: number): Promise<void> {
    failures = 0;
    run.accepted++;
    if (run.accepted === 1) job.onAccepted?.();
    const time = now();
    if (Math.abs(time.valueOf() - notedAt) >= NOTE_EVERY_MS) {
      notedAt = time.valueOf();
      const progress = { last_error: null, last_error_at: null, waiting_since: time.toISOString() };
      await updateOwnQueue(db, queue, owner, progress);
    }
    for (const refusal of refusals.accepted(begun)) await settleConfirmed(context, refusal);
  }

  async function onLostConnection(mail: DueMail, error: string): Promise<void> {
    unchanged.note(mail.id, run.accepted);
    if (!unchanged.isToBlame(mail.id, run.accepted)) return;
    await settle(context, mail, "put off", { claimed: false, change: { last_error: error } });
  }

  /** @returns whether the consumer goes on */
  async function react(mail: DueMail, delivery: Delivery, lost: number): Promise<boolean> {
    switch (delivery.result) {
      case "connection": {
        run.serverError = delivery.error;
        await onLostConnection(mail, delivery.error);
        if (delivery.opened && lost < MAX_LOST_CONNECTIONS) return true;
        consumers--;
        if (consumers === 0) stop("server refuses");
        return false;
      }
      case "refused":
        run.serverError = delivery.refusal.reply.text;
        // A mailbox that is refused by name, by a server that accepts others.
        if (delivery.refusal.about === "mailbox" && run.accepted > 0)
          await settleConfirmed(context, delivery.refusal);
        else refusals.add(delivery.refusal);
        if (refusals.areAboutUs()) stop("server refuses");
        return true;
      case "sender":
        run.serverError = delivery.error;
        stop("server refuses");
        return false;
      case "failing":
        run.serverError = delivery.error;
        failures++;
        if (failures >= MAX_FAILURES_IN_A_ROW) stop("server refuses");
        return true;
      case "withheld": {
        unchanged.note(mail.id, run.accepted);
        // The claim also fails for a reader who has just unsubscribed, which is no obstacle for others.
        const obstacle = await findObstacle(db, queue, owner);
        if (obstacle) stop(obstacle);
        return true;
      }
      default:
        return true;
    }
  }

  async function consumer(mails: AsyncGenerator<DueMail, undefined>, onMail: () => void): Promise<void> {
    let lost = 0;
    while (!halt.signal.aborted) {
      const next = await mails.next();
      if (next.done) return;
      onMail();
      const place = await takePlace(job, owner);
      if (!place) {
        // What another consumer is sending is finished.
        isFull = true;
        return;
      }
      const begun = refusals.begin();
      const delivery = await deliverMail(context, next.value);
      if (delivery.result !== "sent") await place.giveBack();
      lost = delivery.result === "connection" ? lost + 1 : delivery.result === "sent" ? 0 : lost;
      if (delivery.result === "sent") await onAccepted(begun);
      else if (!(await react(next.value, delivery, lost))) return;
    }
  }

  const isLeft = ({ id }: DueMail) => unchanged.isLeft(id) || refusals.has(id);
  try {
    for (let tried = 1; tried > 0 && !isFull && !halt.signal.aborted; ) {
      tried = 0;
      const mails = dueMails({ db, queue, now, isLeft });
      const working = Array.from({ length: consumers }, () => consumer(mails, () => tried++));
      for (const each of working) each.catch(() => stop());
      const ended = await Promise.allSettled(working);
      for (const end of ended) if ("reason" in end) throw end.reason;
    }
    if (isFull) run.reason ??= "retry later";
    const toItsEnd = run.reason === undefined;
    const areAboutUs = await settleUnconfirmed(context, refusals.list(), {
      accepted: run.accepted,
      toItsEnd,
    });
    // Without a pause, the next run would begin at once with the same mails.
    const isStuck = run.accepted === 0 && unchanged.someAreLeft();
    if ((areAboutUs || isStuck) && toItsEnd) run.reason = "server refuses";
  } finally {
    stopRenewing();
    clearTimeout(grace);
    signal.removeEventListener("abort", onSignal);
  }
  return run;
}
