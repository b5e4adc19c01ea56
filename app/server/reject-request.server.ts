import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Name or IP address, IPv6 in brackets, optional port (RFC 9110, section 7.2). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

function respond(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${message}\n`);
}

/** Remix prepends the Host header to the path unchecked. @returns whether it has responded */
export function rejectRequest({ method = "", headers }: IncomingMessage, response: ServerResponse): boolean {
  if (!METHODS.has(method)) {
    respond(response, 501, "This method is not supported.");
    return true;
  }
  if (headers.host !== undefined && !isHost(headers.host)) {
    respond(response, 400, "The Host header is not a host name.");
    return true;
  }
  return false;
}

/** Node leaves errors of a CONNECT socket to the listener. */
export function rejectConnect(server: Server): void {
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n", () => socket.destroy());
  });
}
