import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/**
 * Points in the life of a message where a test can step in:
 * `connect` the client has connected and waits for the banner; `mail` and `rcpt` the command has arrived;
 * `data` the message is on its way; `accepted` its final dot has arrived and the message counts as delivered,
 * but the client has not been told.
 */
export type Stage = "connect" | "mail" | "rcpt" | "data" | "accepted";

interface Moment {
  stage: Stage;
  /** How often this stage was reached before, over all connections. */
  index: number;
  from: string | undefined;
  /** The recipients named so far. */
  to: string[];
  /** Cuts the connection without a word. */
  hangUp: () => void;
}

/** A reply other than "OK": 4xx asks the sender to try later, 5xx is final. */
export class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message = "Refused by the test",
  ) {
    super(message);
  }
}

/** Delays the reply until it settles; a thrown `Refusal` becomes the reply. */
type Hook = (moment: Moment) => void | Promise<void>;

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

export interface SmtpSink {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** Delivered messages in the order of arrival; those refused at `accepted` are not among them. */
  mails: ReceivedMail[];
  /** May be changed at any time. */
  hooks: Partial<Record<Stage, Hook>>;
  /** Everything that clients have written, over all connections; recorded only where login is offered. */
  received: () => string;
  /** How often each stage was reached. */
  seen: Record<Stage, number>;
  /** Every recipient's address of every delivered message, sorted. */
  recipients: () => string[];
  stop: () => Promise<void>;
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function envelope(session: SMTPServerSession): { from: string | undefined; to: string[] } {
  const { mailFrom, rcptTo } = session.envelope;
  return { from: mailFrom ? mailFrom.address : undefined, to: rcptTo.map((rcpt) => rcpt.address) };
}

/**
 * Starts a real SMTP server on a free port of 127.0.0.1, without encryption, that stores what it is sent.
 *
 * @param options.login offers AUTH, in the clear, and accepts every password
 */
export async function startSmtpSink(
  hooks: SmtpSink["hooks"] = {},
  { login = false } = {},
): Promise<SmtpSink> {
  const sockets = new Map<number, Socket>();
  let received = "";
  const seen = { connect: 0, mail: 0, rcpt: 0, data: 0, accepted: 0 };
  const mails: ReceivedMail[] = [];

  async function atStage(stage: Stage, session: SMTPServerSession, rcpt: string[] = []): Promise<void> {
    const { from, to } = envelope(session);
    const hangUp = () => void sockets.get(session.remotePort)?.destroy();
    const index = seen[stage]++;
    await sink.hooks[stage]?.({ stage, index, from, to: [...to, ...rcpt], hangUp });
  }
  const reply = (work: Promise<void>, callback: (error?: Error | null) => void) =>
    void work.then(() => callback(), callback);

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const rejection = await atStage("data", session).then(
      () => undefined,
      (error: unknown) => error,
    );
    const raw = await readAll(stream);
    if (rejection) throw rejection;
    const { from = "", to } = envelope(session);
    const received = { from, to, raw, mail: await PostalMime.parse(raw) };
    mails.push(received);
    try {
      await atStage("accepted", session);
    } catch (error) {
      mails.splice(mails.indexOf(received), 1);
      throw error;
    }
  }

  const server = new SMTPServer({
    disabledCommands: login ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_, __, callback) => callback(null, { user: "anyone" }),
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (session, callback) => reply(atStage("connect", session), callback),
    onMailFrom: (_, session, callback) => reply(atStage("mail", session), callback),
    onRcptTo: ({ address }, session, callback) => reply(atStage("rcpt", session, [address]), callback),
    onData: (stream, session, callback) => reply(receive(stream, session), callback),
  });
  // A client that was killed leaves a reset connection behind; that is what such a test is about.
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    if (login) {
      socket.on("data", (chunk: Buffer) => {
        received += chunk.toString("latin1");
      });
    }
    socket.on("close", () => sockets.delete(port));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    hooks,
    seen,
    received: () => received,
    recipients: () => mails.flatMap((mail) => mail.to).sort(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}
