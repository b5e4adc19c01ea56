import type { IncomingMessage } from "node:http";
import { internalHeaders } from "./client-ip.server";
import { UNKNOWN_PATH } from "./normalize-request-url.server";

const HEADER = internalHeaders.crossOrigin;

/** They change nothing. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Mail programs post to it (RFC 8058); the token in its address is known to the reader alone. */
const OPEN_PATHS = new Set(["/newsletter/unsubscribe"]);

/**
 * CSRF protection: a post of another site's page (RFC 6454) reaches no action but that of "Page not found", which
 * responds with 403. Removes `Origin`, since Remix responds with an empty 500 where it differs from the host or is
 * "null".
 */
export function divertCrossOriginPost(request: IncomingMessage, siteUrl: string): void {
  const { method = "", url = "" } = request;
  delete request.headers[HEADER];
  const isOwn = SAFE_METHODS.has(method) || isFromOwnPage(request, siteUrl);
  delete request.headers.origin;
  const path = url.split("?")[0] ?? "";
  if (isOwn || OPEN_PATHS.has(path)) return;
  request.headers[HEADER] = "1";
  request.url = path.endsWith(".data") ? `${UNKNOWN_PATH}.data` : UNKNOWN_PATH;
}

function isFromOwnPage(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  // Fetch Metadata, which no page can set; `none` is user-initiated. Old browsers and programs send neither header.
  if (site === "same-origin") return true;
  if (origin === undefined) return site !== "cross-site" && site !== "same-site";
  return isOwnOrigin(origin, siteUrl, request);
}

function isOwnOrigin(origin: string, siteUrl: string, { headers }: IncomingMessage): boolean {
  if (!URL.canParse(origin)) return false;
  const sent = new URL(origin);
  const own = new URL(siteUrl);
  if (sent.origin === own.origin) return true;
  // Until SITE_URL is set, any host name of this machine is the site's.
  return isThisMachine(own.hostname) && sent.host === headers.host;
}

const isThisMachine = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

export function isCrossOriginPost(request: Request): boolean {
  return request.headers.has(HEADER);
}
