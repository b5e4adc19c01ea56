import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** Where a script can step in; `content` is the first part of a mail, `dot` its end, before it is accepted. */
export type Step = "connect" | "ehlo" | "auth" | "mail" | "rcpt" | "data" | "content" | "dot";

export interface Moment {
  step: Step;
  /** How often this step was reached before, over all connections. */
  index: number;
  /** How many connections were opened before this one. */
  connection: number;
  /** Connections that are open now, with this one and without those that the server has ended. */
  open: number;
  /** Mails accepted before: by all connections, and by this one. */
  accepted: number;
  acceptedHere: number;
  from: string;
  /** The last recipient named. */
  to: string;
}

type Reply = `${number} ${string}`;

/**
 * Undefined goes on as a server should. A reply takes the place of the usual one, and 421 and 554 at `connect` also
 * close the connection. "accept and …" is for `dot`: the mail counts as delivered and the client is not told.
 */
export type Reaction = Reply | "drop" | "hang" | "accept and drop" | "accept and hang" | undefined;

/** May be slow: the client waits as long. */
export type Script = (moment: Moment) => Reaction | Promise<Reaction>;

export interface AcceptedMail {
  from: string;
  to: string;
  /** With its angle brackets. */
  messageId: string;
  raw: string;
}

export interface ScriptedSmtpServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** May be changed at any time. */
  script: Script;
  /** One for each recipient, in the order of acceptance. */
  accepted: AcceptedMail[];
  /** The recipients of all accepted mails, sorted. */
  recipients: () => string[];
  /** How often each step was reached. */
  seen: Record<Step, number>;
  /** Connections that are open now. */
  open: () => number;
  /** Most connections that were ever greeted and open at the same time. */
  mostOpen: () => number;
  /** Cuts all connections. */
  cut: () => void;
  stop: () => Promise<void>;
}

const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";

function readerOf(socket: Socket) {
  let buffer = "";
  let wake = () => {};
  socket.on("data", (chunk: Buffer) => {
    buffer += chunk.toString("latin1");
    wake();
  });
  socket.on("close", () => wake());
  const more = () => new Promise<void>((resolve) => (wake = resolve));
  return {
    /** @returns undefined when the connection is closed before */
    until: async (end: string): Promise<string | undefined> => {
      for (let from = 0; ; ) {
        const at = buffer.indexOf(end, from);
        if (at >= 0) {
          const text = buffer.slice(0, at);
          buffer = buffer.slice(at + end.length);
          return text;
        }
        if (socket.destroyed) return undefined;
        from = Math.max(0, buffer.length - end.length);
        await more();
      }
    },
    some: async (): Promise<void> => {
      while (buffer === "" && !socket.destroyed) await more();
    },
  };
}

/**
 * An SMTP server on a free port of 127.0.0.1, on plain sockets, so that it can do what a proper one would not.
 *
 * @param options.login offers AUTH PLAIN and, unless the script objects, accepts every password
 */
export async function startScriptedSmtpServer(
  script: Script = () => undefined,
  { login = false } = {},
): Promise<ScriptedSmtpServer> {
  const sockets = new Set<Socket>();
  const active = new Set<Socket>();
  let connections = 0;
  let mostOpen = 0;

  async function serve(socket: Socket): Promise<void> {
    const connection = connections++;
    const reader = readerOf(socket);
    let acceptedHere = 0;
    let from = "";
    let to: string[] = [];
    const write = (text: string) => {
      if (!socket.destroyed) socket.write(`${text}\r\n`);
    };
    const end = () => {
      active.delete(socket);
      socket.end();
    };
    const deliver = (raw: string) => {
      const messageId = /^message-id:\s*(<[^>]*>)/im.exec(raw)?.[1] ?? "";
      for (const recipient of to) server.accepted.push({ from, to: recipient, messageId, raw });
      acceptedHere++;
    };

    async function at(step: Step, usual: string, raw = ""): Promise<"goes on" | "refused" | "over"> {
      const counts = { accepted: server.accepted.length, acceptedHere, open: active.size };
      const index = server.seen[step]++;
      const reaction = await server.script({ step, index, connection, ...counts, from, to: to.at(-1) ?? "" });
      if (step === "dot" && (reaction === undefined || reaction.startsWith("accept"))) deliver(raw);
      if (reaction === undefined) {
        if (usual) write(usual);
        return "goes on";
      }
      if (reaction.endsWith("drop")) {
        active.delete(socket);
        socket.destroy();
        return "over";
      }
      if (reaction.endsWith("hang")) {
        // Content that is not read stops the client half way.
        if (step === "content") socket.pause();
        return "over";
      }
      write(reaction);
      if (step === "rcpt") to.pop();
      if (!reaction.startsWith("421") && step !== "connect" && step !== "content") return "refused";
      end();
      return "over";
    }

    async function receive(): Promise<"goes on" | "refused" | "over"> {
      const result = await at("data", "354 Go on");
      if (result !== "goes on") return result;
      await reader.some();
      if ((await at("content", "")) !== "goes on") return "over";
      const raw = await reader.until("\r\n.\r\n");
      return raw === undefined ? "over" : await at("dot", "250 2.0.0 OK", raw);
    }

    async function obey(line: string): Promise<"goes on" | "refused" | "over"> {
      switch (line.slice(0, 4).toUpperCase()) {
        case "EHLO":
        case "HELO":
          return await at("ehlo", login ? "250-scripted\r\n250 AUTH PLAIN" : "250 scripted");
        case "AUTH":
          return await at("auth", "235 2.7.0 Welcome");
        case "MAIL":
          from = address(line);
          to = [];
          return await at("mail", "250 2.1.0 OK");
        case "RCPT":
          to.push(address(line));
          return await at("rcpt", "250 2.1.5 OK");
        case "DATA":
          return await receive();
        case "RSET":
        case "NOOP":
          write("250 2.0.0 OK");
          return "goes on";
        case "QUIT":
          write("221 2.0.0 Bye");
          end();
          return "over";
        default:
          write("502 5.5.1 Unknown command");
          return "refused";
      }
    }

    if ((await at("connect", "220 scripted ESMTP")) !== "goes on") return;
    mostOpen = Math.max(mostOpen, active.size);
    for (;;) {
      const line = await reader.until("\r\n");
      if (line === undefined || (await obey(line)) === "over") return;
    }
  }

  const listener = createServer((socket) => {
    sockets.add(socket);
    active.add(socket);
    socket.setNoDelay(true);
    socket.on("close", () => {
      sockets.delete(socket);
      active.delete(socket);
    });
    // A client that was killed resets its connections; that is what such a test is about.
    socket.on("error", () => undefined);
    serve(socket).catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const listening = listener.address();
  const port = typeof listening === "object" && listening ? listening.port : 0;

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server: ScriptedSmtpServer = {
    url: `smtp://${login ? "user:password@" : ""}127.0.0.1:${port}`,
    port,
    script,
    accepted: [],
    recipients: () => server.accepted.map(({ to }) => to).sort(),
    seen: { connect: 0, ehlo: 0, auth: 0, mail: 0, rcpt: 0, data: 0, content: 0, dot: 0 },
    open: () => active.size,
    mostOpen: () => mostOpen,
    cut,
    stop: async () => {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  return server;
}

/** The first reaction that one of them has. */
export function firstOf(...scripts: readonly Script[]): Script {
  return async (moment) => {
    for (const script of scripts) {
      const reaction = await script(moment);
      if (reaction !== undefined) return reaction;
    }
    return undefined;
  };
}

export function atStep(
  step: Step,
  reaction: Reaction,
  when: (moment: Moment) => boolean = () => true,
): Script {
  return (moment) => (moment.step === step && when(moment) ? reaction : undefined);
}

/** Takes so many connections at a time, and closes others at once. */
export function connectionLimit(limit: number, reply: Reply = "421 4.7.0 Too many connections"): Script {
  return atStep("connect", reply, ({ open }) => open > limit);
}

/** Closes a connection that has sent so many mails. */
export function mailsPerConnection(limit: number): Script {
  return atStep(
    "mail",
    "421 4.7.0 Too many messages on this connection",
    (moment) => moment.acceptedHere >= limit,
  );
}

/** Refuses all recipients once so many mails are accepted. */
export function quota(limit: number, reply: Reply = "550 5.4.5 Daily user sending limit exceeded"): Script {
  return atStep("rcpt", reply, ({ accepted }) => accepted >= limit);
}

/** Refuses each recipient once. */
export function greylisting(): Script {
  const known = new Set<string>();
  return atStep("rcpt", "451 4.7.1 Greylisted, try again later", ({ to }) => {
    const isNew = !known.has(to);
    known.add(to);
    return isNew;
  });
}
