import type { Environment } from "~/server/read-environment.server";
import type { ReplyWithMail } from "./replies.queries.server";
import { replyCopy as copy } from "./reply.copy";

export interface SendingTrouble {
  text: string;
  isBlocked: boolean;
}

/**
 * A reply needs a sender, and nothing else of what newsletters need (docs/decisions/sending.md). Without a mail
 * server it becomes a file, as other mails do, and the page says so.
 */
export function sendingTrouble(env: Pick<Environment, "SMTP_URL" | "unset">): SendingTrouble | null {
  if (!env.SMTP_URL) return { text: copy.trial, isBlocked: false };
  return env.unset.includes("MAIL_FROM") ? { text: copy.blocked, isBlocked: true } : null;
}

const isTrouble = ({ status, bounce }: ReplyWithMail) =>
  bounce !== null || status === "failed" || status === "cancelled" || status === "skipped";

function stateOf({ status, error, bounce }: ReplyWithMail): string {
  if (bounce === "hard") return copy.noSuchAddress;
  if (bounce === "soft") return "Came back for now";
  if (bounce === "complaint") return "Reported as spam";
  if (error !== null && status === "failed") return `Not sent: ${error}`;
  if (error !== null && status === "queued") return `On its way, tried again soon: ${error}`;
  return copy.states[status];
}

/** How far the mail of each reply is, in words. */
export function describeReplies(replies: readonly ReplyWithMail[]) {
  return replies.map((reply) => ({
    id: reply.id,
    recipient: reply.recipient,
    subject: reply.subject,
    text: reply.text,
    by: reply.sent_by,
    at: reply.created_at,
    state: stateOf(reply),
    isTrouble: isTrouble(reply),
    /** Whether its text may be needed again. */
    isLost: isTrouble(reply) && reply.bounce !== "complaint",
  }));
}

export type DescribedReply = ReturnType<typeof describeReplies>[number];
