import { judgeFailure } from "~/kits/outbox/classify-smtp-error";
import { logger } from "~/server/logger.server";
import { MailError } from "~/server/mail-error.server";
import type { Mailer } from "~/server/mailer.server";
import type { WriteQueue } from "~/server/write-queue.server";
import { composeDelivery } from "./compose-delivery";
import {
  claimForSending,
  type DeliveryChange,
  type DueDelivery,
  updateDelivery,
} from "./deliveries.queries.server";
import type { Issue } from "./issue";
import type { SendKind } from "./sends.queries.server";

export interface DeliveryContext {
  write: WriteQueue;
  mailer: Mailer;
  send: Issue & { kind: SendKind };
  sendId: number;
  /** Of the send's lease. */
  owner: string;
  siteUrl: string;
  now: () => Date;
  /** Aborted when no further mail is to be begun. */
  signal: AbortSignal;
  /** Told what the mail server said, or why it was not reached, when that is not about one mail alone. */
  serverFailed: (error: string) => void;
}

/** `withheld`: the claim was refused right before the final dot; the mail was not sent and is as it was. */
export type DeliveryResult = "sent" | "skipped" | "withheld" | "not begun" | "mail failed" | "server failed";

class Withheld extends Error {}

/**
 * Sends one mail of a send and records what became of it; what is guaranteed is said at `sendIssue`.
 *
 * @throws when the database fails
 */
export async function deliverMail(context: DeliveryContext, delivery: DueDelivery): Promise<DeliveryResult> {
  const { write, mailer, send, sendId, owner, siteUrl, now, signal } = context;
  const claim = { id: delivery.id, sendId, owner };
  let claimed = false;
  const record = (change: DeliveryChange) => write((trx) => updateDelivery(trx, claim, claimed, change));

  const { name, unsubscribe_token: unsubscribeToken } = delivery;
  if (name === null || unsubscribeToken === null) {
    await record({ status: "skipped" });
    return "skipped";
  }
  const recipient = { name, unsubscribeToken, email: delivery.email, messageId: delivery.message_id };
  const attempts = delivery.attempts + 1;
  try {
    const beforeFinalDot = async () => {
      claimed = await write((trx) => claimForSending(trx, claim, send.kind));
      if (!claimed) throw new Withheld();
    };
    await mailer.send(composeDelivery(send, recipient, siteUrl), { beforeFinalDot, signal });
  } catch (error) {
    if (error instanceof Withheld) return "withheld";
    if (signal.aborted && !claimed) return "not begun";
    if (!(error instanceof MailError)) throw error;
    const { outcome, retryAfterMs, serverWide } = judgeFailure(error, attempts);
    const { phase, answer, command, code } = error;
    logger.warn("A mail was not acknowledged", { send: sendId, outcome, phase, answer, command, code });
    const retryAt = new Date(now().valueOf() + retryAfterMs).toISOString();
    const last_error = error.message.slice(0, 500);
    if (outcome === "retry")
      await record({ status: "queued", attempts, last_error, next_attempt_at: retryAt });
    else if (outcome !== "untouched") await record({ status: outcome, attempts, last_error });
    if (!serverWide) return "mail failed";
    context.serverFailed(last_error);
    return "server failed";
  }
  const written_to_file = mailer.writesFiles ? 1 : 0;
  await record({ status: "sent", attempts, last_error: null, sent_at: now().toISOString(), written_to_file });
  return "sent";
}
