import { createOutboxMailer } from "./outbox-mailer.server";
import { createSmtpMailer } from "./smtp-mailer.server";
import { createThrottle } from "./throttle.server";

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** With its angle brackets. A mail sent again keeps its own. */
  messageId: string;
  /** Written as they are: the caller answers for their being single lines of ASCII. */
  headers: Record<string, string>;
}

interface SendOptions {
  /**
   * Called when all of the mail but its final dot has been handed over. The dot, which makes the server
   * responsible for the mail, is written after it resolves; when it rejects the mail is not sent and `send`
   * rejects with the same error.
   */
  beforeFinalDot?: () => Promise<void>;
  /** Gives up waiting for a turn; a mail already being handed over is finished. */
  signal?: AbortSignal | undefined;
}

export interface Mailer {
  /** For the log: where mails go, without credentials. */
  readonly destination: string;
  /** Mails become files, and reach no one. */
  readonly writesFiles: boolean;
  /** How many mails can be under way at once. */
  readonly connections: number;
  /**
   * Sends one mail and resolves when the server has taken it (250), or its file is on the disk.
   *
   * @throws MailError, or whatever `beforeFinalDot` threw
   */
  send(mail: Mail, options?: SendOptions): Promise<void>;
  /** Closes idle connections; `force` also those in the middle of a mail, whose `send` then rejects. */
  close(options?: { force?: boolean }): void;
}

export interface MailerSettings {
  /** smtp:// or smtps://, with user and password where the server asks for them; without it mails become files. */
  smtpUrl?: string | undefined;
  /** `Name <address>` or an address. */
  from: string;
  /** Where the .eml files go. */
  outboxDirectory: string;
  perSecond: number;
}

/** The mailer of this process: a pool of SMTP connections, or .eml files where no SMTP server is set. */
export function createMailer({ smtpUrl, from, outboxDirectory, perSecond }: MailerSettings): Mailer {
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl, from) : createOutboxMailer(outboxDirectory, from);
  const turn = createThrottle(perSecond);
  return {
    ...mailer,
    send: async (mail, options = {}) => {
      await turn(options.signal);
      await mailer.send(mail, options);
    },
  };
}
