import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { composed } from "./compose-mail.server";
import { type ConnectionFailure, MailError, type MailPhase } from "./mail-error.server";
import type { Mailer } from "./mailer.server";
import { nodemailerUrl } from "./smtp-url.server";

const CONNECT_TIMEOUT_MS = 30_000;

interface Handover {
  phase: MailPhase;
  contentAsked: boolean;
  beforeFinalDot: () => Promise<void>;
  rejection?: { reason: unknown };
}

/**
 * Nodemailer writes the final dot when this stream ends. It must be a lazy process function, read after the 354 to
 * DATA: nodemailer runs a `transform` before MAIL FROM.
 */
function withhold(content: Readable, handover: Handover): Readable {
  async function* pass(): AsyncGenerator<unknown> {
    handover.contentAsked = true;
    for await (const chunk of content) yield chunk;
    try {
      await handover.beforeFinalDot();
    } catch (reason) {
      handover.rejection = { reason };
      throw reason;
    }
    // A connection lost meanwhile has destroyed the stream: the dot never follows.
    if (!stream.destroyed) handover.phase = "after dot";
  }
  const stream = Readable.from(pass(), { objectMode: false, highWaterMark: 1 });
  return stream;
}

const NO_CONNECTION = new Set([
  "EAUTH",
  "ECONNECTION",
  "EDNS",
  "ENOAUTH",
  "EOAUTH2",
  "EPROTOCOL",
  "EPROXY",
  "ESOCKET",
  "ETIMEDOUT",
  "ETLS",
]);

export interface SmtpSettings {
  url: string;
  from: string;
  connections: number;
}

function failedConnection({ phase, contentAsked }: Handover, cause: unknown): ConnectionFailure | undefined {
  const { code, replyCode } = new MailError({ phase }, cause);
  if (phase === "waiting") return NO_CONNECTION.has(code ?? "") ? "not opened" : undefined;
  const isLost = replyCode === 421 || (replyCode === undefined && NO_CONNECTION.has(code ?? ""));
  return isLost && !contentAsked ? "closed" : undefined;
}

/** Pooled SMTP; `maxRequeues: 0`, because nodemailer would resend a mail when a connection drops. */
export function createSmtpMailer({ url, from, connections }: SmtpSettings): Mailer {
  const inHand = new Map<string, Handover>();
  const transport = createTransport({
    url: nodemailerUrl(url),
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", (mail, done) => {
    const handover = inHand.get(mail.message?.messageId() ?? "");
    if (!handover) return done(new Error("A mail reached the SMTP connection without its handover"));
    mail.message?.processFunc((content) => {
      handover.phase = "handing over";
      return withhold(content, handover);
    });
    done();
  });

  const { host } = new URL(url);
  return {
    destination: `SMTP server ${host}`,
    writesFiles: false,
    connections,
    send: async (mail, { beforeFinalDot = async () => undefined } = {}) => {
      const handover: Handover = { phase: "waiting", contentAsked: false, beforeFinalDot };
      inHand.set(mail.messageId, handover);
      try {
        await transport.sendMail({ from, ...composed(mail) });
      } catch (error) {
        if (handover.rejection) throw handover.rejection.reason;
        const connection = failedConnection(handover, error);
        throw new MailError({ phase: handover.phase, connection }, error);
      } finally {
        inHand.delete(mail.messageId);
      }
    },
    close: (options) => transport.close(options),
  };
}
