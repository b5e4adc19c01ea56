import type { HeadersFunction } from "@remix-run/node";
import { TEST_TOKEN } from "~/kits/list-mail/list-mail";

/** The one token of a link; null where there is none, or more than one. */
export function linkToken(request: Request): string | null {
  const [token, ...others] = new URL(request.url).searchParams.getAll("token");
  return token && others.length === 0 ? token : null;
}

export function isTestLink(request: Request): boolean {
  return linkToken(request) === TEST_TOKEN;
}

/** For any other method than GET, HEAD and POST. */
export const METHOD_NOT_ALLOWED = { status: 405, headers: { Allow: "GET, HEAD, POST" } };

/**
 * The token in the URL is all it takes: no cache may store it and no other site may learn it. "no-referrer" would also
 * hide the origin of the form's post.
 */
export const personalLinkHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({
    "Cache-Control": "no-store",
    "Referrer-Policy": "strict-origin",
    "X-Robots-Tag": "noindex",
  });
  const allow = actionHeaders.get("Allow");
  if (allow) headers.set("Allow", allow);
  return headers;
};

/** `sam.ortiz@example.org` becomes `s***@example.org`: enough to recognise one's own, for links are forwarded. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}***${at > 0 ? email.slice(at) : ""}`;
}
