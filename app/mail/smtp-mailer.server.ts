import { Readable } from "node:stream";
import { type ComposedMail, createComposer, type Sender } from "./compose-mail.server";
import type { Mailer } from "./mail";
import { MailError, type MailPhase } from "./mail-error.server";
import { openSmtpConnection, type SmtpConnection, type SmtpTimeouts } from "./smtp-connection.server";
import { createSmtpPool } from "./smtp-pool.server";
import type { Throttle } from "./throttle.server";

export interface SmtpSettings {
  url: string;
  sender: Sender;
  connections: number;
  throttle: Throttle;
  timeouts?: SmtpTimeouts | undefined;
}

/** Small enough that the end of a long mail is not reached long before the server has read the rest. */
const CHUNK_BYTES = 64 * 1024;

/** Nodemailer writes the final dot when this stream ends, and reads it after the 354 to DATA. */
class WithheldContent extends Readable {
  phase: MailPhase = "handing over";
  rejection: { reason: unknown } | undefined;
  readonly #content: Buffer;
  readonly #beforeFinalDot: () => Promise<void>;
  #offset = 0;

  constructor(content: Buffer, beforeFinalDot: () => Promise<void>) {
    super({ highWaterMark: 1 });
    this.#content = content;
    this.#beforeFinalDot = beforeFinalDot;
  }

  override _read(): void {
    const from = this.#offset;
    if (from < this.#content.length) {
      this.#offset = from + CHUNK_BYTES;
      this.push(this.#content.subarray(from, this.#offset));
      return;
    }
    this.#beforeFinalDot().then(
      () => {
        // A connection lost meanwhile has destroyed the stream: the dot never follows.
        if (this.destroyed) return;
        this.phase = "after dot";
        this.push(null);
      },
      (reason: unknown) => {
        this.rejection = { reason };
        this.destroy(new Error("The final dot is withheld"));
      },
    );
  }
}

const asksToSlowDown = ({ replyCode = 0, enhanced }: MailError) =>
  replyCode === 421 || (replyCode < 500 && enhanced?.startsWith("4.7.") === true);

/** 421 always means that the server closes, whatever the command (RFC 5321, 3.8). */
function failedConnection({ phase, replyCode, command }: MailError, isBegun: boolean) {
  if (phase === "waiting") return "not opened";
  const isLost = replyCode === 421 || (replyCode === undefined && command === "CONN" && !isBegun);
  return isLost ? "closed" : undefined;
}

export function createSmtpMailer({ url, sender, connections, throttle, timeouts }: SmtpSettings): Mailer {
  const compose = createComposer(sender);
  const pool = createSmtpPool(() => openSmtpConnection(url, timeouts), connections);

  function failure(cause: unknown, phase: MailPhase, isBegun: boolean): MailError {
    const bare = new MailError({ phase }, cause);
    // After 421 the connection is gone, and the next one shows whether it was one too many.
    if (asksToSlowDown(bare) && throttle.slowDown() && bare.replyCode !== 421) pool.lowerLimit();
    return new MailError({ phase, connection: failedConnection(bare, isBegun) }, cause);
  }

  /** @returns the answer; undefined when the connection was closed while it was idle: the mail was not begun */
  async function sendOver(connection: SmtpConnection, mail: ComposedMail, content: WithheldContent) {
    const { isUsed } = connection;
    let answer: string;
    try {
      answer = await connection.send(mail.envelope, content);
    } catch (cause) {
      if (content.rejection) throw content.rejection.reason;
      const error = failure(cause, content.phase, content.readableDidRead);
      const wasIdle = isUsed && !content.readableDidRead && error.code !== "ETIMEDOUT";
      if (error.connection === "closed" && wasIdle) return undefined;
      throw error;
    } finally {
      pool.giveBack(connection);
    }
    throttle.recover();
    pool.accepted();
    return answer;
  }

  const { host } = new URL(url);
  return {
    destination: `SMTP server ${host}`,
    writesFiles: false,
    connections,
    send: async (mail, { beforeFinalDot = async () => undefined, signal } = {}) => {
      const composed = await compose(mail);
      for (;;) {
        const connection = await pool.take(signal).catch((reason: unknown) => {
          throw signal?.aborted ? reason : failure(reason, "waiting", false);
        });
        const content = new WithheldContent(composed.content, async () => {
          await beforeFinalDot();
          connection.awaitFinalReply();
        });
        const answer = await sendOver(connection, composed, content);
        if (answer !== undefined) return answer;
      }
    },
    close: (options) => pool.close(options),
  };
}
