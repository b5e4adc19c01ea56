import type { ReplyWithMail } from "./replies.queries.server";
import { replyCopy as copy } from "./reply.copy";

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
