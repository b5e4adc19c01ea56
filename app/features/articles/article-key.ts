import { toHttpUrl } from "~/lib/http-url";
import { stripTracking } from "./strip-tracking";

const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** RFC 3986, section 6.2.2: letters, digits and -._~ mean the same escaped. */
function normalizeEscapes(text: string): string {
  return text
    .replace(UNRESERVED, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)))
    .replace(/%[\da-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

/**
 * What identifies an article: its address without scheme, "www.", tracking parameters, fragment and final slash, and with
 * its parameters in order. Null for what is no web address.
 */
export function articleKey(href: string): string | null {
  const web = toHttpUrl(href.trim());
  if (web === null) return null;
  const { host, pathname, search } = new URL(stripTracking(web));
  const name = host.replace(/\.$/, "").replace(/^www\./, "");
  const parameters = search.slice(1).split("&").filter(Boolean).toSorted();
  const query = parameters.length > 0 ? `?${parameters.join("&")}` : "";
  return normalizeEscapes(`${name}${pathname.replace(/(?<!\/)\/+$/, "")}${query}`);
}
