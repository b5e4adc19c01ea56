import type { IncomingMessage } from "node:http";
import { withoutDataParam } from "./remix-internals.server";

/** An address no route has, so that what cannot be read is answered with the site's own "Page not found". */
const UNKNOWN_PATH = "/unreadable-url";

function isReadable(target: string): boolean {
  try {
    decodeURIComponent(target.split("?")[0] ?? "");
    return target.startsWith("/") && URL.canParse(target, "http://localhost");
  } catch {
    return false;
  }
}

/**
 * Makes an address that the framework could not read into one it can: a request without a `Host` header, or a target
 * with a torn percent escape, would be answered with an empty error instead of a page. `X-Forwarded-Host` is removed:
 * any client can send it, and the site's own address is a setting.
 */
export function normalizeRequestUrl(request: IncomingMessage): void {
  delete request.headers["x-forwarded-host"];
  request.headers.host ??= "localhost";
  const target = request.url ?? "";
  request.url = isReadable(target) ? withoutDataParam(target) : UNKNOWN_PATH;
}
