import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";

const lingerLimits = {
  totalMs: 30_000,
  idleMs: 5_000,
  /** An upload of 100 MB still gets the page that says it is too large. */
  bytes: 128 * 1024 * 1024,
};

const closing = new WeakSet<Socket>();

export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/** Whether the headers announce a body (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Closes after a response to a request whose body was not read: the next request would wait for the rest of it. Call it
 * before anything else uses the response.
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
 * Flushes, sends FIN, then discards input up to a limit: destroying a receiving socket loses the response (RFC 9112,
 * section 9.6).
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
  // Only the parser could resume a socket paused by a partly read body.
  if (socket.isPaused()) socket.once("resume", discard).resume();
  else discard();
  socket.once("end", () => socket.destroy());
  socket.end();
}
