import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";

const lingerLimits = {
  totalMs: 30_000,
  /** Without a byte arriving. */
  idleMs: 5_000,
  /** An upload of 100 MB still ends with the page that says it is too large. */
  bytes: 128 * 1024 * 1024,
};

const closing = new WeakSet<Socket>();

/** Whether a response has sent `Connection: close`: later requests on the socket are ignored. */
export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/** Whether the headers announce a body (RFC 9112, section 6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Closes the connection after a response that was sent before the request's body was read to the end: the next request
 * would otherwise wait for the rest, for as long as the client likes.
 *
 * Must be called before anything else uses the response.
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
 * Flushes, sends FIN, then reads and discards incoming data up to a limit: destroying a socket while data arrives resets
 * the connection, and the client may lose the response (RFC 9112, section 9.6).
 */
function lingeringClose(socket: Socket, limits: typeof lingerLimits): void {
  let left = limits.bytes;
  const deadline = setTimeout(() => socket.destroy(), limits.totalMs);
  socket.once("close", () => clearTimeout(deadline));
  socket.setTimeout(limits.idleMs, () => socket.destroy());
  const discard = () => {
    // Detaches the HTTP parser, which would parse the discarded data as further requests.
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
