import { connect } from "node:net";

/** One response as it came over a connection, informational ones (1xx) included. */
export interface RawResponse {
  status: number;
  /** By lower-case name; of a repeated one the last. */
  headers: ReadonlyMap<string, string>;
  body: string;
  /** Whether the body came to the end that its headers announced. */
  complete: boolean;
}

export interface RawConnection {
  /** Resolves when everything is handed to the system; false when the connection is gone. */
  send: (bytes: string | Uint8Array) => Promise<boolean>;
  /** Closes this side: nothing more will be sent. */
  finish: () => void;
  responses: () => RawResponse[];
  /** How the server's side ended: with FIN, or with an error such as ECONNRESET. */
  ended: Promise<string>;
  destroy: () => void;
  /** Closes with RST, as a client that is gone. */
  reset: () => void;
}

/** A connection that sends bytes as they are, which no HTTP library would. */
export async function openRaw(siteUrl: string): Promise<RawConnection> {
  const { hostname, port } = new URL(siteUrl);
  const received: Buffer[] = [];
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const ended = new Promise<string>((resolve) => {
    socket.once("end", () => resolve("FIN"));
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.once("close", () => resolve("closed"));
  });
  socket.on("data", (data) => received.push(data));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  return {
    send: (bytes) => new Promise((resolve) => socket.write(bytes, (error) => resolve(!error))),
    finish: () => void socket.end(),
    responses: () => parseResponses(Buffer.concat(received).toString("latin1")),
    ended,
    destroy: () => void socket.destroy(),
    reset: () => void socket.resetAndDestroy(),
  };
}

/** Sends `parts` one after the other and waits until the server has closed the connection. */
export async function exchange(siteUrl: string, ...parts: (string | Uint8Array)[]) {
  const connection = await openRaw(siteUrl);
  let sent = true;
  for (const part of parts) sent = await connection.send(part);
  const ended = await connection.ended;
  connection.destroy();
  return { responses: connection.responses(), ended, sent };
}

/** Responses to GET and POST requests; one to HEAD cannot be told from its head alone. */
function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = text;
  while (rest !== "") {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return responses;
    const [start = "", ...lines] = rest.slice(0, end).split("\r\n");
    const headers = new Map(lines.map((line) => [nameOf(line), line.slice(line.indexOf(":") + 1).trim()]));
    const status = Number(start.split(" ")[1]);
    const { body, complete, after } = readBody(status, headers, rest.slice(end + 4));
    responses.push({ status, headers, body, complete });
    rest = after;
  }
  return responses;
}

const nameOf = (line: string) => line.slice(0, line.indexOf(":")).toLowerCase();

function readBody(status: number, headers: ReadonlyMap<string, string>, rest: string) {
  if (status < 200 || status === 204 || status === 304) return { body: "", complete: true, after: rest };
  if (headers.get("transfer-encoding") === "chunked") return readChunks(rest);
  const length = Number(headers.get("content-length") ?? rest.length);
  return { body: rest.slice(0, length), complete: rest.length >= length, after: rest.slice(length) };
}

function readChunks(text: string) {
  let body = "";
  let rest = text;
  for (;;) {
    const end = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || Number.isNaN(size)) return { body, complete: false, after: "" };
    const next = end + 2 + size + 2;
    if (rest.length < next) return { body, complete: false, after: "" };
    body += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(next);
    if (size === 0) return { body, complete: true, after: rest };
  }
}
