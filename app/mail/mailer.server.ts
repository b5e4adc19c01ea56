import type { Sender } from "./compose-mail.server";
import type { Mailer } from "./mail";
import { createOutboxMailer } from "./outbox-mailer.server";
import { createSmtpMailer } from "./smtp-mailer.server";
import { createThrottle } from "./throttle.server";

export interface MailerSettings extends Sender {
  /** smtp:// or smtps://; without it mails are written to files. */
  smtpUrl?: string | undefined;
  outboxDirectory: string;
  perSecond: number;
  /** The most at a time. */
  connections?: number | undefined;
}

const CONNECTIONS = 5;

export function createMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, outboxDirectory, perSecond, connections = CONNECTIONS, ...sender } = settings;
  const throttle = createThrottle(perSecond);
  const mailer = smtpUrl
    ? createSmtpMailer({ url: smtpUrl, sender, connections, throttle })
    : createOutboxMailer(outboxDirectory, sender);
  return {
    ...mailer,
    send: async (mail, options = {}) => {
      await throttle.turn(options.signal);
      await mailer.send(mail, options);
    },
  };
}
