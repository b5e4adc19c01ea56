import type { Server, ServerResponse } from "node:http";

/** In milliseconds. */
export const connectionDeadlines = {
  /** From a request's first byte, or the connection, to the end of its headers. */
  headers: 10_000,
  /** To the end of the body: a staff upload of 2 MB at 150 kbit/s. */
  request: 120_000,
  check: 2_000,
  /** Idle. Longer than Caddy's 120 s and nginx's 60 s: a proxy that closes first loses no request. */
  keepAlive: 125_000,
};

/** Ends slow requests, with 408 when no response was started. @param server not yet listening */
export function setDeadlines(server: Server, deadlines = connectionDeadlines): void {
  server.headersTimeout = deadlines.headers;
  server.requestTimeout = deadlines.request;
  server.keepAliveTimeout = deadlines.keepAlive;
  // An option of createServer that Node reads when the server starts to listen.
  Object.assign(server, { connectionsCheckingInterval: deadlines.check });
}

/** Otherwise connections that become idle stay open until their keep-alive timeout. */
export function closeIdleWhenStopping(server: Server): void {
  server.on("request", (_request, response) => closeIdleAfter(response, server));
}

export function closeIdleAfter(response: ServerResponse, server: Server): void {
  response.once("close", () => {
    if (!server.listening) server.closeIdleConnections();
  });
}
