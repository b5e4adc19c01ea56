import { createOutboxMailer } from "./outbox-mailer.server";
import { createSmtpMailer } from "./smtp-mailer.server";
import { createThrottle } from "./throttle.server";

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** With its angle brackets. The same on every attempt. */
  messageId: string;
  /** Neither folded nor encoded: must be single lines of ASCII. */
  headers: Record<string, string>;
}

interface SendOptions {
  /**
   * Called when all of the mail but its final dot has been handed over. The dot, which makes the server
   * responsible for the mail, is written after it resolves; when it rejects the mail is not sent and `send`
   * rejects with the same error.
   */
  beforeFinalDot?: () => Promise<void>;
  /** Aborts waiting for the throttle; a mail already being handed over is finished. */
  signal?: AbortSignal | undefined;
}

export interface Mailer {
  /** For the log, without credentials. */
  readonly destination: string;
  /** Mails are written to files, not sent. */
  readonly writesFiles: boolean;
  /** Maximum of concurrent sends. */
  readonly connections: number;
  /**
   * Sends one mail and resolves when the server has accepted it (250), or its file is on disk.
   *
   * @throws MailError, or whatever `beforeFinalDot` threw
   */
  send(mail: Mail, options?: SendOptions): Promise<void>;
  /** Closes idle connections; `force` also those in the middle of a mail, whose `send` then rejects. */
  close(options?: { force?: boolean }): void;
}

export interface MailerSettings {
  /** smtp:// or smtps://, with user and password where the server asks for them; without it mails are written to files. */
  smtpUrl?: string | undefined;
  /** `Name <email>` or an email address. */
  from: string;
  /** For .eml files. */
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
