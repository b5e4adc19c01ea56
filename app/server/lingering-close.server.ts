import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";

/** What is read of a request after its response. */
const lingerLimits = {
  totalMs: 30_000,
  /** Without a byte arriving. */
  idleMs: 5_000,
  /** An upload of 100 MB still ends with the page that says it is too large. */
  bytes: 128 * 1024 * 1024,
};

const closing = new WeakSet<Socket>();

/** Whether a response has announced the end of this connection: requests that come after it are not processed. */
export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/** Whether the headers announce a body (RFC 9112, section 6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Ends the connection after a response that is given before its request's body is read to the end, whatever the route:
 * the next request would have to wait until the rest has arrived, for as long as the sender likes.
 *
 * Must be called before the response is given to anything else.
 */
export function closeAfterUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits = lingerLimits,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  onHeaders(response, () => {
    if (request.complete) return;
    response.setHeader("Connection", "close");
    closing.add(socket);
    // Node calls this at the end of a connection's last response.
    socket.destroySoon = () => lingeringClose(socket, limits);
  });
}

/**
 * Sends what is left to send and FIN, then reads and discards what still arrives, up to a limit: a socket that is
 * destroyed while data arrives resets the connection, and the client may lose the response (RFC 9112, section 9.6).
 */
function lingeringClose(socket: Socket, limits: typeof lingerLimits): void {
  let left = limits.bytes;
  const deadline = setTimeout(() => socket.destroy(), limits.totalMs);
  socket.once("close", () => clearTimeout(deadline));
  socket.setTimeout(limits.idleMs, () => socket.destroy());
  const discard = () => {
    // Takes the socket away from the HTTP parser, which would find further requests in what follows.
    socket.removeAllListeners("data");
    socket.on("data", (chunk: Buffer) => {
      left -= chunk.byteLength;
      if (left < 0) socket.destroy();
    });
  };
  // A body that was read in part has paused the socket, which only the parser can make read again.
  if (socket.isPaused()) socket.once("resume", discard).resume();
  else discard();
  socket.once("end", () => socket.destroy());
  socket.end();
}
