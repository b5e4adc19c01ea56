import type { IncomingMessage, ServerResponse } from "node:http";
import type { Representation } from "./stored-response.server";

const ENTITY_TAG = /"[^"]*"/g;

/** Weak comparison (RFC 9110, section 13.1.2): proxies that compress make a tag weak. */
function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header.trim() === "*" || (header.match(ENTITY_TAG)?.includes(etag) ?? false);
}

export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, headers, headersOf304, body }: Representation,
): void {
  if (matchesEntityTag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headersOf304);
    response.end();
  } else {
    response.writeHead(200, headers);
    // Node leaves the body out of a response to HEAD, but counts it.
    response.end(request.method === "HEAD" ? undefined : body);
  }
}
