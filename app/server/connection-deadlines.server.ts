import type { Server } from "node:http";

/** In milliseconds. */
export const connectionDeadlines = {
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  headers: 10_000,
  /** To the end of its body: 2 MB, the largest file that staff may upload, at 150 kbit/s. */
  request: 120_000,
  /** How often the two are looked at. */
  check: 2_000,
  /** Without a request. Longer than Caddy's 120 s and nginx's 60 s: a proxy that closes first loses no request. */
  keepAlive: 125_000,
};

/**
 * Ends connections whose requests do not arrive in time, with 408 where no response has begun.
 *
 * @param server not yet listening
 */
export function setDeadlines(server: Server, deadlines = connectionDeadlines): void {
  server.headersTimeout = deadlines.headers;
  server.requestTimeout = deadlines.request;
  server.keepAliveTimeout = deadlines.keepAlive;
  // An option of createServer, which Node reads when the server begins to listen.
  Object.assign(server, { connectionsCheckingInterval: deadlines.check });
}

/**
 * Lets a server that is being closed end as soon as its last responses are out: connections that become idle after
 * `close()` would otherwise stay for the rest of their time.
 */
export function closeIdleWhenStopping(server: Server): void {
  server.on("request", (_request, response) => {
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}
