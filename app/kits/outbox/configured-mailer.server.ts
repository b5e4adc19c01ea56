import { dirname, join } from "node:path";
import type { Sender } from "~/server/compose-mail.server";
import { createMailer, type Mailer } from "~/server/mailer.server";
import type { Environment } from "~/server/read-environment.server";

export function mailSender({ MAIL_FROM: from, MAIL_REPLY_TO: replyTo, dkim }: Environment): Sender {
  return { from, replyTo, dkim };
}

/** Without SMTP_URL: files in `outbox/` beside the database. */
export function configuredMailer(env: Environment): Mailer {
  return createMailer({
    smtpUrl: env.SMTP_URL,
    ...mailSender(env),
    outboxDirectory: join(dirname(env.DATABASE_PATH), "outbox"),
    perSecond: env.MAIL_PER_SECOND,
    connections: env.MAIL_CONNECTIONS,
  });
}
