import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import type { WriteQueue } from "~/server/write-queue.server";
import type { DueMail, MailKind, MailQueue } from "./mail-kind";
import { type MailChange, type SettlingTransition, settleMail } from "./mail-transitions.queries.server";
import { hasSentSince } from "./mails.queries.server";
import type { Refusal } from "./refusals";
import { RETRY_FOR_MS, retryDelayMs } from "./retry";

/** `untouched`: no attempt of this mail. */
export type Outcome = "untouched" | "put off" | "failed" | "uncertain";

interface Settlement {
  transition: SettlingTransition;
  change: MailChange;
}

export interface SettleContext {
  db: Database;
  write: WriteQueue;
  kind: MailKind;
  queue: MailQueue;
  owner: string;
  now: () => Date;
}

/** For how long a server has been putting this mail off. */
const triedFor = (mail: DueMail, now: Date) =>
  mail.first_tried_at === null ? 0 : now.valueOf() - Date.parse(mail.first_tried_at);

function settlementOf(outcome: Outcome, kind: MailKind, mail: DueMail, now: Date): Settlement {
  const attempts = mail.attempts + 1;
  const settled = { attempts, settled_at: now.toISOString() };
  if (outcome === "uncertain" && kind.whenUncertain === "park")
    return { transition: "park", change: settled };
  const isTooOld = now.valueOf() - Date.parse(mail.created_at) > (kind.maxAgeMs ?? Infinity);
  if (outcome === "failed" || isTooOld) return { transition: "fail", change: settled };
  if (outcome === "untouched") return { transition: "retry", change: {} };
  // Times of refusals that were no attempts, because the server refused everything, do not count.
  const isFirst = mail.attempts === 0 || mail.first_tried_at === null;
  if (!isFirst && triedFor(mail, now) >= RETRY_FOR_MS) return { transition: "fail", change: settled };
  const next_attempt_at = new Date(now.valueOf() + retryDelayMs(attempts)).toISOString();
  const first_tried_at = isFirst ? now.toISOString() : mail.first_tried_at;
  return { transition: "retry", change: { attempts, next_attempt_at, first_tried_at, settled_at: null } };
}

/** @param claimed whether the mail is claimed at this moment */
export async function settle(
  { write, kind, queue, owner, now }: SettleContext,
  mail: DueMail,
  outcome: Outcome,
  { claimed, change }: { claimed: boolean; change: MailChange },
  onFailed: (trx: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const settlement = settlementOf(outcome, kind, mail, now());
  const { transition } = settlement;
  if (transition === "fail") logger.warn("A mail is given up", { mail: mail.id, ...queue, outcome });
  await write(async (trx) => {
    const handover = { id: mail.id, queue, owner };
    const changed = await settleMail(trx, handover, transition, claimed, { ...settlement.change, ...change });
    if (changed && transition === "fail") await onFailed(trx);
  });
}

/** Until it is known whether a refusal is about the mail, the mail stays queued, behind those that were not tried. */
export async function settleProvisionally(
  context: SettleContext,
  { mail, reply }: Refusal<DueMail>,
  claimed: boolean,
): Promise<void> {
  const now = context.now().toISOString();
  const isFinal = reply.code >= 500 && mail.attempts === 0;
  const change = {
    last_error: reply.text,
    reply: reply.enhanced ?? String(reply.code),
    first_tried_at: mail.first_tried_at ?? now,
    ...(isFinal ? { next_attempt_at: now } : {}),
  };
  await settle(context, mail, "untouched", { claimed, change });
}

/** The server accepts others: this refusal is about the mail or its recipient. */
export async function settleConfirmed(context: SettleContext, refusal: Refusal<DueMail>): Promise<void> {
  const { mail, about, reply } = refusal;
  const { kind, now } = context;
  const change = { last_error: reply.text, reply: reply.enhanced ?? String(reply.code) };
  const outcome = about === "policy" ? "put off" : "failed";
  await settle(context, mail, outcome, { claimed: false, change }, async (trx) => {
    if (about !== "policy") await kind.onRecipientRefused?.(trx, mail, reply, now());
  });
}

/**
 * At the end of a run, what nothing has confirmed. A mailbox that is refused by name is believed in a run that went on
 * to its end; what may be about us only after two days in which others were accepted.
 *
 * @returns whether the server seems to refuse us
 */
export async function settleUnconfirmed(
  context: SettleContext,
  refusals: readonly Refusal<DueMail>[],
  run: { accepted: number; toItsEnd: boolean },
): Promise<boolean> {
  const { db, queue, now } = context;
  let areAboutUs = false;
  for (const refusal of refusals) {
    const { mail, about } = refusal;
    const isOld = triedFor(mail, now()) >= RETRY_FOR_MS;
    if (isOld && (await hasSentSince(db, queue, mail.first_tried_at ?? ""))) {
      await settleConfirmed(context, { ...refusal, about: about === "policy" ? "policy" : "mailbox" });
    } else if (!run.toItsEnd) {
      areAboutUs = true;
    } else if (about === "mailbox" || (about === "perhaps mailbox" && run.accepted > 0)) {
      await settleConfirmed(context, refusal);
    } else if (about === "perhaps mailbox" || mail.attempts > 0) {
      await settleConfirmed(context, { ...refusal, about: "policy" });
    } else areAboutUs = true;
  }
  return areAboutUs;
}
