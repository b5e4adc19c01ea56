import type { Server } from "node:http";

/** In milliseconds. */
export const connectionDeadlines = {
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  headers: 10_000,
  /** To the end of its body: 2 MB, the largest file that staff may upload, at 150 kbit/s. */
  request: 120_000,
  /** Interval of checking the two above. */
  check: 2_000,
  /** Idle. Longer than Caddy's 120 s and nginx's 60 s: a proxy that closes first loses no request. */
  keepAlive: 125_000,
};

/**
 * Ends connections whose requests do not arrive in time, with 408 when no response was started.
 *
 * @param server not yet listening
 */
export function setDeadlines(server: Server, deadlines = connectionDeadlines): void {
  server.headersTimeout = deadlines.headers;
  server.requestTimeout = deadlines.request;
  server.keepAliveTimeout = deadlines.keepAlive;
  // An option of createServer that Node reads when the server starts to listen.
  Object.assign(server, { connectionsCheckingInterval: deadlines.check });
}

/**
 * Lets `close()` finish with the last response: connections that become idle after it would otherwise stay open until
 * their keep-alive timeout.
 */
export function closeIdleWhenStopping(server: Server): void {
  server.on("request", (_request, response) => {
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}
