import { recordRefusal } from "~/features/bounces/record-bounce.server";
import type { MailKind } from "~/kits/outbox/mail-kind";
import { singleLine } from "~/mail/compose-mail.server";
import { findReply, recordOutcomes, reopenRecord } from "./replies.queries.server";
import { replyMail } from "./reply.email";

const SERVER_AWAY_MS = 30_000;

/**
 * A person waits for it: after a crash or an uncertain delivery it is sent again, with the same Message-ID. An address
 * that was erased leaves no row to render, and one that wrote again since gets its answer.
 */
export function replyMails({ organization }: { organization: string }): MailKind {
  return {
    name: "reply",
    whenUncertain: "resend",
    concurrency: 2,
    maxPauseMs: SERVER_AWAY_MS,
    render: async (db, { reference }) => {
      const reply = reference === null ? undefined : await findReply(db, reference);
      if (!reply) return undefined;
      const { recipient, name, subject, text, quoted, reply_to } = reply;
      return {
        to: { name: singleLine(name), address: recipient },
        ...replyMail({ organization, subject, text, quoted }),
        headers: {},
        ...(reply_to !== null && { replyTo: reply_to }),
      };
    },
    onRecipientRefused: async (trx, mail, reply, now) => {
      await recordRefusal(trx, mail, reply, now);
      const refused = mail.reference === null ? undefined : await findReply(trx, mail.reference);
      if (refused) await reopenRecord(trx, refused);
    },
    onSettled: async (trx) => {
      for (const failed of await recordOutcomes(trx)) await reopenRecord(trx, failed);
    },
  };
}
