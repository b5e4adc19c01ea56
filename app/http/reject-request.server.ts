import type { IncomingMessage, ServerResponse } from "node:http";
import { currentRequestId, logger } from "~/lib/logger.server";
import { isTooLong } from "./framework-addresses.server";

/** Name or IP address, IPv6 in brackets, optional port (RFC 9110, section 7.2). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A site is asked for by few names. */
const MAX_REMEMBERED = 100;
const remembered = new Set<string>();

function isHost(host: string): boolean {
  if (remembered.has(host)) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  if (remembered.size < MAX_REMEMBERED) remembered.add(host);
  return true;
}

/** One Host header at most (RFC 9112, section 3.2): Node takes the first of several without a word. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

export function isAcceptable({ method = "", url = "", headers, rawHeaders }: IncomingMessage): boolean {
  return (
    METHODS.has(method) &&
    !isTooLong(url) &&
    (headers.host === undefined || isHost(headers.host)) &&
    !hasSeveralHosts(rawHeaders)
  );
}

function respond(response: ServerResponse, status: number, message: string): void {
  logger.info("request rejected", { status });
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${message}\nIf you write to us, give this number: ${currentRequestId()}\n`);
}

/** Remix prepends the Host header to the path unchecked. @returns whether it has responded */
export function rejectRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (isAcceptable(request)) return false;
  if (!METHODS.has(request.method ?? "")) respond(response, 501, "This method is not supported.");
  else if (isTooLong(request.url ?? "")) respond(response, 414, "This address is too long.");
  else respond(response, 400, "There must be one Host header, and it must be a host name.");
  return true;
}

/** Node would respond itself, before any listener. */
export function rejectExpectation(response: ServerResponse): void {
  respond(response, 417, "This expectation is not supported.");
}
