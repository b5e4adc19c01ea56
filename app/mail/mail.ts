export interface Mail {
  /** The id in the outbox; only mails with one are known when they come back. */
  id?: number | undefined;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** With angle brackets; the same on every attempt. */
  messageId: string;
  /** Where answers go, instead of the address of the settings. */
  replyTo?: string | undefined;
  /** Neither folded nor encoded: must be single lines of ASCII. */
  headers: Record<string, string>;
  /** What takes the place of each key in `html` and `text`, which are the same for all readers. */
  personal?: Readonly<Record<string, string>> | undefined;
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
  /**
   * The most mails handed over at a time; further calls of `send` wait. A connection that cannot be opened while others
   * are open is no error: its mail waits for one of those.
   */
  readonly connections: number;
  /** Resolves with the server's answer once it has accepted the mail (250). @throws MailError, or what `beforeFinalDot` threw */
  send(mail: Mail, options?: SendOptions): Promise<string>;
  /** `force` also closes those in the middle of a mail, whose `send` then rejects. */
  close(options?: { force?: boolean }): void;
}
