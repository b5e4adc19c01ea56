import { dirname, join } from "node:path";
import { createMailer, type Mailer } from "~/server/mailer.server";
import type { Environment } from "~/server/read-environment.server";

/** Without SMTP_URL: files in `outbox/` beside the database. */
export function configuredMailer(env: Environment): Mailer {
  return createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    outboxDirectory: join(dirname(env.DATABASE_PATH), "outbox"),
    perSecond: env.MAIL_PER_SECOND,
    connections: env.MAIL_CONNECTIONS,
  });
}
