/**
 * What the site knows of the framework's server beyond its documented API. `remix-internals.server.test.ts` says which
 * assumption an upgrade has broken.
 */
import type { IncomingMessage } from "node:http";
import morgan from "morgan";

/**
 * Headers that carry what the request hooks know of a connection to loaders and actions: `remix-serve` has no
 * `getLoadContext`, and its adapter copies a request's headers. What a client sends under these names never arrives.
 */
export const internalHeaders = {
  peerIp: "x-peer-ip",
  crossOrigin: "x-cross-origin",
} as const;

/** `remix-serve` logs each request by this package's `:url`, and URLs hold unsubscribe tokens and search texts. */
export function logUrlsWithoutSearch(): void {
  morgan.token("url", (request: IncomingMessage) => request.url?.split("?")[0]);
}

/** Removes the parameter of Remix's protocol before single fetch, which it still answers, but with an error in the log. */
export function withoutDataParam(target: string): string {
  const [path = "", ...rest] = target.split("?");
  const search = new URLSearchParams(rest.join("?"));
  if (!search.has("_data")) return target;
  search.delete("_data");
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The page that a request's target belongs to: for its data, single fetch asks `/contact.data` or `/_root.data`. */
export function pagePathOf(target: string): string {
  return target.split("?")[0]?.replace(/(^\/_root)?\.data$/, "") || "/";
}

/** Has the browser fetch a page's stylesheet and font before its scripts, which Remix announces as if they were urgent. */
export function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

const END = "</body></html>";
const COMMENT = /<!--.*?-->/gs;

/**
 * Makes a rendered document valid HTML.
 *
 * - Remix writes its last scripts after the end of the document. Browsers move them into the body, where they are put
 *   here; the comments around them mark parts that are still to come, and nothing is.
 * - React leaves a NUL where a character of several bytes does not fit into what is left of its buffer; one that was
 *   typed into a form is as little allowed in HTML.
 *
 * @param html what `RemixServer` rendered, whole
 */
export function finishDocument(html: string): string {
  const clean = html.replaceAll("\0", "");
  const end = clean.indexOf(END);
  if (end < 0) return clean;
  return clean.slice(0, end) + clean.slice(end + END.length).replace(COMMENT, "") + END;
}
