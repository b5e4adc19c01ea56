import { dirname, join } from "node:path";
import type { Sender } from "~/mail/compose-mail.server";
import type { Mailer } from "~/mail/mail";
import { createMailer } from "~/mail/mailer.server";
import type { Environment } from "~/server/read-environment.server";

export function mailSender(env: Environment): Sender {
  const { MAIL_FROM: from, MAIL_REPLY_TO: replyTo, BOUNCE_ADDRESS: bounceAddress, dkim } = env;
  return { from, replyTo, dkim, bounceAddress, secrets: env };
}

/** For the files that mails are without SMTP_URL. */
export function outboxDirectory({ DATABASE_PATH }: Pick<Environment, "DATABASE_PATH">): string {
  return join(dirname(DATABASE_PATH), "outbox");
}

export function configuredMailer(env: Environment): Mailer {
  return createMailer({
    smtpUrl: env.SMTP_URL,
    ...mailSender(env),
    outboxDirectory: outboxDirectory(env),
    perSecond: env.MAIL_PER_SECOND,
    connections: env.MAIL_CONNECTIONS,
  });
}
