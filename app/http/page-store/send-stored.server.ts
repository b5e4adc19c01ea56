import type { IncomingMessage, ServerResponse } from "node:http";
import type { Representation } from "./stored-response.server";

const ENTITY_TAG = /"[^"]*"/g;

/** Weak comparison (RFC 9110, section 13.1.2): proxies that compress make a tag weak. */
function matchesEntityTag(header: string | undefined, { etag, otherEtag }: Representation): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.match(ENTITY_TAG)?.some((tag) => tag === etag || tag === otherEtag) ?? false;
}

export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): void {
  const { headers, headersOf304, body } = representation;
  if (matchesEntityTag(request.headers["if-none-match"], representation)) {
    response.writeHead(304, headersOf304);
    response.end();
  } else {
    response.writeHead(200, headers);
    // Node leaves the body out of a response to HEAD, but counts it.
    response.end(request.method === "HEAD" ? undefined : body);
  }
}
