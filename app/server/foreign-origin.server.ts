import type { IncomingMessage } from "node:http";

/** Set only by `noteForeignOrigin`; whatever a client sends under this name is removed. */
const HEADER = "x-foreign-origin";

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Marks requests that another site's page sent (RFC 6454), and takes their `Origin` header away.
 *
 * Remix compares that header itself, but answers an empty 500 where it differs or is malformed, also to browsers
 * that send `null` to protect their owner. Public forms act for nobody in particular and accept such a request;
 * staff pages must refuse it: see `isForeign`.
 */
export function noteForeignOrigin(request: IncomingMessage): void {
  delete request.headers[HEADER];
  const { origin, host } = request.headers;
  const forwarded = request.headers["x-forwarded-host"]?.toString().split(",")[0]?.trim();
  if (origin === undefined || hostOf(origin) === (forwarded || host)) return;
  delete request.headers.origin;
  request.headers[HEADER] = "1";
}

/** Whether another site's page sent this request. Staff actions refuse it with 403. */
export function isForeign(request: Request): boolean {
  return request.headers.has(HEADER);
}
