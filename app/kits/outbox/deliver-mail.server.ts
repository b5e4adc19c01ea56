import { randomBytes } from "node:crypto";
import { logger } from "~/server/logger.server";
import { MailError } from "~/server/mail-error.server";
import type { Mailer } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import type { WriteQueue } from "~/server/write-queue.server";
import { classifySmtpError, type SmtpErrorClass } from "./classify-smtp-error";
import type { DueMail, MailKind, MailQueue } from "./mail-kind";
import type { Transition } from "./mail-states";
import { claimMail, deleteQueuedMail, type MailChange, settleMail } from "./mail-transitions.queries.server";
import { RETRY_FOR_MS, retryDelayMs } from "./retry";

export interface DeliveryContext {
  db: Database;
  write: WriteQueue;
  mailer: Mailer;
  kind: MailKind;
  queue: MailQueue;
  owner: string;
  domain: string;
  now: () => Date;
  signal: AbortSignal;
  /** With the server's reply or connection error, when it is not about one mail alone. */
  serverFailed: (error: string) => void;
}

/**
 * `withheld`: the claim was refused before the final dot; `untouched`: the server accepts nothing. The mail is
 * unchanged.
 */
export type DeliveryResult =
  | "sent"
  | "skipped"
  | "withheld"
  | "not started"
  | "mail failed"
  | "server failed"
  | "untouched";

class Withheld extends Error {}

const newMessageId = (domain: string) => `<${randomBytes(16).toString("hex")}@${domain}>`;

function consequenceOf(
  outcome: SmtpErrorClass["outcome"],
  { kind, mail, now }: { kind: MailKind; mail: DueMail; now: Date },
): { transition: Exclude<Transition, "claim">; change: MailChange } {
  const attempts = mail.attempts + 1;
  const settled = { attempts, settled_at: now.toISOString() };
  if (outcome === "uncertain" && kind.whenUncertain === "park")
    return { transition: "park", change: settled };
  const isTooOld = now.valueOf() - Date.parse(mail.created_at) > (kind.maxAgeMs ?? Infinity);
  if (outcome === "untouched" && !isTooOld) return { transition: "retry", change: {} };
  const first_tried_at = mail.first_tried_at ?? now.toISOString();
  const isOver = now.valueOf() - Date.parse(first_tried_at) >= RETRY_FOR_MS;
  if (outcome === "failed" || isTooOld || isOver) return { transition: "fail", change: settled };
  const next_attempt_at = new Date(now.valueOf() + retryDelayMs(attempts)).toISOString();
  return { transition: "retry", change: { attempts, next_attempt_at, first_tried_at, settled_at: null } };
}

/** Sends one mail and records the result; guarantees: see `runQueue`. @throws when the database fails */
export async function deliverMail(context: DeliveryContext, mail: DueMail): Promise<DeliveryResult> {
  const { db, write, mailer, kind, queue, owner, domain, now, signal } = context;
  const handover = { id: mail.id, queue, owner };
  let claimed = false;
  const settle = (transition: Exclude<Transition, "claim">, change: MailChange) =>
    write((trx) => settleMail(trx, handover, transition, claimed, change));

  const content = await kind.render(db, mail, now());
  if (!content) {
    if (kind.discardsSkipped) await write((trx) => deleteQueuedMail(trx, handover));
    else await settle("skip", { settled_at: now().toISOString() });
    return "skipped";
  }
  // A retry has the same Message-ID, by which mail programs show it once.
  const messageId = mail.message_id ?? newMessageId(domain);
  try {
    const beforeFinalDot = async () => {
      claimed = await write((trx) => claimMail(trx, handover, messageId, kind.claimIf));
      if (!claimed) throw new Withheld();
    };
    await mailer.send({ ...content, messageId }, { beforeFinalDot, signal });
  } catch (error) {
    if (error instanceof Withheld) return "withheld";
    if (signal.aborted && !claimed) return "not started";
    if (!(error instanceof MailError)) throw error;
    const { outcome, serverWide } = classifySmtpError(error);
    const { transition, change } = consequenceOf(outcome, { kind, mail, now: now() });
    const { phase, replyCode: answer, command, code } = error;
    const facts = { mail: mail.id, ...queue, outcome, phase, answer, command, code };
    logger.warn(transition === "fail" ? "A mail is given up" : "A mail was not acknowledged", facts);
    const last_error = error.message.slice(0, 500);
    await settle(transition, { ...change, last_error });
    if (!serverWide) return "mail failed";
    context.serverFailed(last_error);
    return outcome === "untouched" ? "untouched" : "server failed";
  }
  const settled_at = now().toISOString();
  const sent = { attempts: mail.attempts + 1, last_error: null, settled_at };
  await settle(mailer.writesFiles ? "write" : "accept", sent);
  return "sent";
}
