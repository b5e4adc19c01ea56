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

/** Without the parameter of an old protocol of Remix, which it still serves, but with an error in the log. */
function withoutDataParam(target: string): string {
  const [path = "", ...rest] = target.split("?");
  const search = new URLSearchParams(rest.join("?"));
  if (!search.has("_data")) return target;
  search.delete("_data");
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Makes an address that the framework could not read into one it can: a request without a `Host` header, or a target
 * with a torn percent escape, would be answered with an empty error instead of a page. `X-Forwarded-Host` is removed:
 * any client can send it, and the site's own address is a setting.
 */
export function mendAddress(request: IncomingMessage): void {
  delete request.headers["x-forwarded-host"];
  request.headers.host ??= "localhost";
  const target = request.url ?? "";
  request.url = isReadable(target) ? withoutDataParam(target) : NOWHERE;
}
