import type { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import NodemailerConnection, { type SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import { nodemailerUrl } from "./smtp-url.server";

/** For DNS, connection, greeting and encryption together. */
const CONNECT_TIMEOUT_MS = 30_000;

export interface SmtpTimeouts {
  /** Less than RFC 5321, 4.5.3.2 suggests: meanwhile this connection sends nothing else. */
  replyMs: number;
  /** After the final dot (4.5.3.2.6). Whoever gives up waiting does not know whether the mail was accepted. */
  finalReplyMs: number;
}

const TIMEOUTS: SmtpTimeouts = { replyMs: 2 * 60_000, finalReplyMs: 10 * 60_000 };

type Done = (error?: Error | null) => void;

export interface SmtpConnection {
  /** Whether a mail was tried over it before. */
  readonly isUsed: boolean;
  readonly isOpen: boolean;
  /** Resolves with the server's answer when it has accepted the mail. @throws nodemailer's error */
  send(envelope: SMTPEnvelope, content: Readable): Promise<string>;
  /** The final dot is about to be written. */
  awaitFinalReply(): void;
  onClose(listener: () => void): void;
  /** Tells the server first. */
  quit(): void;
  close(): void;
}

/** With greeting, encryption and password. @throws nodemailer's error */
export async function openSmtpConnection(url: string, timeouts = TIMEOUTS): Promise<SmtpConnection> {
  const { auth, ...options } = parseConnectionUrl(nodemailerUrl(url));
  const connection = new NodemailerConnection({
    connectionTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: timeouts.replyMs,
    ...options,
  });
  let lastError: Error | undefined;
  connection.on("error", (error: Error) => {
    lastError = error;
  });

  /** Also when the connection ends and nodemailer calls nothing back. */
  function step(start: (done: Done) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const onEnd = () => {
        const closed = Object.assign(new Error("Connection closed"), {
          code: "ECONNECTION",
          command: "CONN",
        });
        // The error of the step itself follows in the same turn.
        setImmediate(() => reject(lastError ?? closed));
      };
      connection.once("end", onEnd);
      start((error) => {
        connection.removeListener("end", onEnd);
        if (error) reject(error);
        else resolve();
      });
    });
  }
  const allow = (milliseconds: number) => {
    if (connection._socket) connection._socket.setTimeout(milliseconds);
  };

  await step((done) => connection.connect(done));
  if (auth && connection.allowsAuth) {
    await step((done) => connection.login(auth, done)).catch((error: unknown) => {
      connection.close();
      throw error;
    });
  }
  let isUsed = false;
  return {
    get isUsed() {
      return isUsed;
    },
    get isOpen() {
      return !connection.destroyed;
    },
    send: async (envelope, content) => {
      try {
        let answer = "";
        await step((done) =>
          connection.send({ ...envelope }, content, (error, info) => {
            answer = info?.response ?? "";
            done(error);
          }),
        );
        allow(timeouts.replyMs);
        return answer;
      } catch (error) {
        content.destroy();
        if (connection.destroyed) throw error;
        // Where the content was begun, only its end or closing ends the mail.
        if (content.readableDidRead && !hasReply(error)) connection.close();
        else {
          allow(timeouts.replyMs);
          await step((done) => connection.reset(done)).catch(() => connection.close());
        }
        throw error;
      } finally {
        isUsed = true;
      }
    },
    awaitFinalReply: () => allow(timeouts.finalReplyMs),
    onClose: (listener) => void connection.once("end", listener),
    quit: () => connection.quit(),
    close: () => connection.close(),
  };
}

function hasReply(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error;
}
