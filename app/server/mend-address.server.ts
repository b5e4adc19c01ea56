import type { IncomingMessage } from "node:http";

/** An address no route has, so that what cannot be read is answered with the site's own "Page not found". */
const NOWHERE = "/unreadable-address";

function isReadable(target: string): boolean {
  try {
    decodeURIComponent(target.split("?")[0] ?? "");
    return target.startsWith("/") && URL.canParse(target, "http://localhost");
  } catch {
    return false;
  }
}

/**
 * Makes an address that the framework could not read into one it can: a `Host` header that is none, or a target
 * with a torn percent escape, would be answered with an empty error instead of a page.
 */
export function mendAddress(request: IncomingMessage): void {
  if (!URL.canParse(`http://${request.headers.host ?? ""}/`)) request.headers.host = "localhost";
  if (!isReadable(request.url ?? "")) request.url = NOWHERE;
}
