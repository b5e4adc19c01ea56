import type { IncomingMessage } from "node:http";
import { internalHeaders } from "./remix-internals.server";

const HEADER = internalHeaders.crossOrigin;

/**
 * CSRF protection, part one (two: `rejectCrossOriginPost`): marks requests from other sites' pages (RFC 6454) and
 * removes `Origin`, since Remix responds with an empty 500 where it differs from the host or is "null". Public forms
 * act without a session and accept such requests; staff pages must reject them.
 */
export function markCrossOriginRequest(request: IncomingMessage, siteUrl: string): void {
  delete request.headers[HEADER];
  const { origin } = request.headers;
  // Browsers send "null" from a page whose Referrer-Policy is "no-referrer", also to its own origin.
  const isHidden =
    origin === undefined || (origin === "null" && request.headers["sec-fetch-site"] === "same-origin");
  const isOurs = isHidden ? !isSentByOtherSite(request) : isOwnOrigin(origin, siteUrl, request);
  delete request.headers.origin;
  if (!isOurs) request.headers[HEADER] = "1";
}

/** Fetch Metadata, which no page can set; `none` is user-initiated, such as a bookmark. */
function isSentByOtherSite({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
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

export function isCrossOrigin(request: Request): boolean {
  return request.headers.has(HEADER);
}
