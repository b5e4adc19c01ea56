import { createOutboxMailer } from "./outbox-mailer.server";
import { createSmtpMailer } from "./smtp-mailer.server";
import { createThrottle } from "./throttle.server";

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** With angle brackets; the same on every attempt. */
  messageId: string;
  /** Neither folded nor encoded: must be single lines of ASCII. */
  headers: Record<string, string>;
}

interface SendOptions {
  /**
   * Called when all but the final dot is sent. The dot, which makes the server responsible, waits until it resolves.
   */
  beforeFinalDot?: () => Promise<void>;
  /** Aborts waiting for the throttle; a mail already being handed over is finished. */
  signal?: AbortSignal | undefined;
}

export interface Mailer {
  /** For the log, without credentials. */
  readonly destination: string;
  readonly writesFiles: boolean;
  readonly connections: number;
  /** Resolves once the server has accepted the mail (250). @throws MailError, or what `beforeFinalDot` threw */
  send(mail: Mail, options?: SendOptions): Promise<void>;
  /** `force` also closes those in the middle of a mail, whose `send` then rejects. */
  close(options?: { force?: boolean }): void;
}

export interface MailerSettings {
  /** smtp:// or smtps://; without it mails are written to files. */
  smtpUrl?: string | undefined;
  /** `Name <email>` or an email address. */
  from: string;
  outboxDirectory: string;
  perSecond: number;
}

export function createMailer({ smtpUrl, from, outboxDirectory, perSecond }: MailerSettings): Mailer {
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl, from) : createOutboxMailer(outboxDirectory, from);
  const throttle = createThrottle(perSecond);
  return {
    ...mailer,
    send: async (mail, options = {}) => {
      await throttle(options.signal);
      await mailer.send(mail, options);
    },
  };
}
