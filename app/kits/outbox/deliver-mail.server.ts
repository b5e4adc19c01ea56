import { randomUUID } from "node:crypto";
import { logger } from "~/lib/logger.server";
import type { Mailer } from "~/mail/mail";
import { MailError } from "~/mail/mail-error.server";
import { classifySmtpError } from "./classify-smtp-error";
import type { DueMail, SmtpReply } from "./mail-kind";
import { claimMail, deleteQueuedMail, recordAccepted, settleMail } from "./mail-transitions.queries.server";
import {
  type Outcome,
  type Refusal,
  type SettleContext,
  settle,
  settleProvisionally,
} from "./settle-delivery.server";

export interface DeliveryContext extends SettleContext {
  mailer: Mailer;
  domain: string;
  signal: AbortSignal;
  mayClaim?: () => boolean;
}

/**
 * `withheld`: the claim was refused before the final dot, and the mail is unchanged; `settled`: put off or failed, for
 * reasons of its own; `failing`: put off or uncertain, as the next mail would probably be; `connection`: the mail is
 * unchanged; `sender`: so it is, and no other would be accepted; `refused`: it depends on the next mails.
 */
export type Delivery =
  | { result: "sent" | "skipped" | "withheld" | "not started" | "settled" }
  | { result: "failing" | "sender"; error: string }
  | { result: "connection"; error: string; opened: boolean }
  | { result: "refused"; refusal: Refusal<DueMail> };

class Withheld extends Error {}

const MAX_ERROR_LENGTH = 500;

/** Begins with the time, so that ids of one run are neighbours in their index: a commit writes one page, not many. */
export function newMessageId(domain: string): string {
  const time = Date.now().toString(16).padStart(12, "0");
  return `<${time}${randomUUID().replaceAll("-", "").slice(12)}@${domain}>`;
}

/** Shorter ids, as of Postfix, could be guessed; servers that give them keep the Message-ID. */
const SERVER_ID = /[\w.@+=-]{16,200}/g;

/** The id that a server gives a mail: "250 2.0.0 Ok: queued as 0102018c...". Some put it in place of the Message-ID. */
function serverIdOf(answer: string): string | null {
  return answer.match(SERVER_ID)?.find((word) => /\d/.test(word)) ?? null;
}

function replyOf({ replyCode, enhanced, reply, message }: MailError): SmtpReply {
  const text = (reply ?? message).slice(0, MAX_ERROR_LENGTH);
  return { code: replyCode ?? 0, enhanced: enhanced ?? null, text };
}

/** Sends one mail and records the result; guarantees: see `runQueue`. @throws when the database fails */
export async function deliverMail(context: DeliveryContext, mail: DueMail): Promise<Delivery> {
  const { db, write, mailer, kind, queue, owner, domain, now, signal, mayClaim } = context;
  const handover = { id: mail.id, queue, owner };
  let claimed = false;

  const content = await kind.render(db, mail, now());
  if (!content) {
    if (kind.discardsSkipped) await write((trx) => deleteQueuedMail(trx, handover));
    else await write((trx) => settleMail(trx, handover, "skip", false, { settled_at: now().toISOString() }));
    return { result: "skipped" };
  }
  // A retry has the same Message-ID, by which mail programs show it once.
  const messageId = mail.message_id ?? newMessageId(domain);
  let answer: string;
  try {
    const beforeFinalDot = async () => {
      if (mayClaim?.() === false) throw new Withheld();
      claimed = await write((trx) => claimMail(trx, handover, messageId, kind.claimIf));
      if (!claimed) throw new Withheld();
    };
    answer = await mailer.send({ ...content, id: mail.id, messageId }, { beforeFinalDot, signal });
  } catch (error) {
    if (error instanceof Withheld) return { result: "withheld" };
    if (signal.aborted && !claimed) return { result: "not started" };
    if (!(error instanceof MailError)) throw error;
    return await settleError(context, mail, error, claimed);
  }
  const accepted = { attempts: mail.attempts + 1, now: now().toISOString(), serverId: serverIdOf(answer) };
  const transition = mailer.writesFiles ? "write" : "accept";
  await write((trx) => recordAccepted(trx, handover, transition, accepted));
  return { result: "sent" };
}

async function settleError(
  context: DeliveryContext,
  mail: DueMail,
  error: MailError,
  claimed: boolean,
): Promise<Delivery> {
  const about = classifySmtpError(error);
  const reply = replyOf(error);
  const { phase, replyCode: answer, enhanced: status, command, code } = error;
  const facts = { mail: mail.id, ...context.queue, about, phase, answer, status, command, code };
  // About the connection or the site, so nothing of a person is in it.
  const reason = about === "connection" || about === "sender" ? { reason: reply.text } : {};
  logger.warn("A mail was not acknowledged", { ...facts, ...reason });
  const change = {
    last_error: reply.text,
    ...(answer === undefined ? {} : { reply: reply.enhanced ?? String(answer) }),
  };
  const settleAs = (outcome: Outcome) => settle(context, mail, outcome, { claimed, change });
  switch (about) {
    case "connection":
      await settleAs("untouched");
      return { result: about, error: reply.text, opened: error.connection !== "not opened" };
    case "sender":
      await settleAs("untouched");
      return { result: about, error: reply.text };
    case "put off":
      await settleAs("put off");
      return { result: "settled" };
    case "no address":
      await settleAs("failed");
      return { result: "settled" };
    case "failing":
      await settleAs("put off");
      return { result: "failing", error: reply.text };
    case "uncertain":
      await settleAs("uncertain");
      return { result: "failing", error: reply.text };
    default: {
      const refusal = { mail, about, reply };
      await settleProvisionally(context, refusal, claimed);
      return { result: "refused", refusal };
    }
  }
}
