import type { GroupCommit } from "~/database/group-commit.server";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import { namesUnknownMailbox } from "./classify-smtp-error";
import type { DueMail, MailKind, MailQueue, SmtpReply } from "./mail-kind";
import { type MailChange, type SettlingTransition, settleMail } from "./mail-transitions.queries.server";
import { hasSentSince } from "./mails.queries.server";
import { RETRY_FOR_MS, retryDelayMs } from "./retry";

/** About the mailbox by its code, perhaps about it, or about us. */
type RefusalClass = "mailbox" | "perhaps mailbox" | "policy";

/** As long as no other mail was accepted after it, a refusal may be about us, and its mail is left as it was. */
export interface Refusal<Mail> {
  mail: Mail;
  about: RefusalClass;
  reply: SmtpReply;
}

/** So many different mails in a row, with none accepted in between, are not refused for what they are. */
const MAX_POLICY = 3;
const MAX_REFUSALS = 10;

export function createRefusals<Mail extends { id: number; attempts: number }>() {
  let moment = 0;
  let open: (Refusal<Mail> & { moment: number })[] = [];
  return {
    /** Of a mail that begins to be handed over. */
    begin: () => ++moment,
    add: (refusal: Refusal<Mail>) => void open.push({ ...refusal, moment: ++moment }),
    /** @param begun what `begin` returned for the mail @returns the refusals that this shows to be about one mail */
    accepted(begun: number): Refusal<Mail>[] {
      const confirmed = open.filter((refusal) => refusal.moment < begun);
      if (confirmed.length > 0) open = open.filter((refusal) => refusal.moment > begun);
      return confirmed;
    },
    /** Mails that were put off before, while others were accepted, show nothing. */
    areAboutUs(): boolean {
      const counted = open.filter(({ mail }) => mail.attempts === 0);
      const byPolicy = counted.filter(({ about }) => about === "policy");
      return counted.length >= MAX_REFUSALS || byPolicy.length >= MAX_POLICY;
    },
    has: (id: number) => open.some(({ mail }) => mail.id === id),
    list: (): Refusal<Mail>[] => open,
  };
}

/** Replies to mails that were handed over at the same time have come by then; shorter than the pause between two runs. */
const IN_FLIGHT_MS = 20_000;

/** `untouched`: no attempt of this mail. */
export type Outcome = "untouched" | "put off" | "failed" | "uncertain";

interface Settlement {
  transition: SettlingTransition;
  change: MailChange;
}

export interface SettleContext {
  db: Database;
  write: GroupCommit["commit"];
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
  const now = context.now();
  const isFinal = reply.code >= 500 && mail.attempts === 0;
  // Also behind those that were queued while the clock was ahead.
  const last = Math.max(now.valueOf(), Date.parse(mail.next_attempt_at)) + 1;
  const change = {
    last_error: reply.text,
    reply: reply.enhanced ?? String(reply.code),
    first_tried_at: mail.first_tried_at ?? now.toISOString(),
    ...(isFinal ? { next_attempt_at: new Date(last).toISOString() } : {}),
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
    const isMailbox = about === "mailbox" || (about === "perhaps mailbox" && namesUnknownMailbox(reply.text));
    if (isMailbox) await kind.onRecipientRefused?.(trx, mail, reply, now());
  });
}

/** Whether other mails were accepted after an earlier run in which this one was refused too. */
async function wasPassedOver({ db, queue, now }: SettleContext, mail: DueMail): Promise<boolean> {
  if (mail.first_tried_at === null) return false;
  const isOld = triedFor(mail, now()) >= RETRY_FOR_MS;
  const since = Date.parse(mail.first_tried_at) + (isOld ? 0 : IN_FLIGHT_MS);
  return await hasSentSince(db, queue, new Date(since).toISOString());
}

/**
 * At the end of a run, what no accepted mail has confirmed. One or two mailboxes that are refused by name are believed
 * in a run that went on to its end.
 *
 * @returns whether the server seems to refuse us
 */
export async function settleUnconfirmed(
  context: SettleContext,
  refusals: readonly Refusal<DueMail>[],
  { accepted, toItsEnd }: { accepted: number; toItsEnd: boolean },
): Promise<boolean> {
  const isFew = refusals.length < MAX_POLICY;
  let areAboutUs = !isFew && accepted === 0;
  for (const refusal of refusals) {
    const { mail, about } = refusal;
    const passedOver = await wasPassedOver(context, mail);
    const isBelieved = passedOver || (toItsEnd && (accepted > 0 || isFew));
    const isInOrder = toItsEnd && accepted > 0;
    if ((about === "mailbox" && isBelieved) || (about === "perhaps mailbox" && isInOrder)) {
      await settleConfirmed(context, refusal);
    } else if (mail.attempts > 0 || passedOver || isInOrder || (toItsEnd && about !== "policy")) {
      await settleConfirmed(context, { ...refusal, about: "policy" });
    } else areAboutUs = true;
  }
  return areAboutUs;
}
