import { recordRefusal } from "~/features/bounces/record-bounce.server";
import type { MailKind } from "~/kits/outbox/mail-kind";
import type { Secrets } from "~/lib/secrets.server";
import { singleLine } from "~/mail/compose-mail.server";
import type { Environment } from "~/server/read-environment.server";
import { answerAddress } from "./answers/answer-address.server";
import { findReply, listEarlierIds, recordOutcomes, reopenRecord } from "./replies.queries.server";
import { replyMail } from "./reply.email";

const SERVER_AWAY_MS = 30_000;

interface ReplyMailSettings {
  organization: string;
  env: Secrets & Pick<Environment, "ANSWER_ADDRESS">;
}

/** A line of a header has 998 characters at most (RFC 5322, 2.1.1). */
const MAX_REFERENCES = 900;

/** By these a mail program shows a conversation as one. @param ids the earliest first */
function threadHeaders(ids: readonly string[]): Record<string, string> {
  const [first] = ids;
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return {};
  const shown: string[] = [];
  for (const id of ids.slice(1).toReversed()) {
    if ([first, id, ...shown].join(" ").length > MAX_REFERENCES) break;
    shown.unshift(id);
  }
  return { "In-Reply-To": last, References: [first, ...shown].join(" ") };
}

/**
 * A person waits for it: after a crash or an uncertain delivery it is sent again, with the same Message-ID. An address
 * that was erased leaves no row to render, and one that wrote again since gets its answer.
 */
export function replyMails({ organization, env }: ReplyMailSettings): MailKind {
  return {
    name: "reply",
    whenUncertain: "resend",
    concurrency: 2,
    maxPauseMs: SERVER_AWAY_MS,
    render: async (db, { reference }) => {
      const reply = reference === null ? undefined : await findReply(db, reference);
      if (!reply) return undefined;
      const { recipient, name, subject, text, quoted, number } = reply;
      const ownAddress =
        env.ANSWER_ADDRESS && number !== null && answerAddress(env, env.ANSWER_ADDRESS, number);
      const replyTo = reply.reply_to ?? ownAddress;
      return {
        to: { name: singleLine(name), address: recipient },
        ...replyMail({ organization, subject, text, quoted }),
        headers: threadHeaders(await listEarlierIds(db, reply)),
        ...(replyTo && { replyTo }),
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
