/**
 * Assumptions about Remix's server beyond its documented API, each tested in `remix-internals.server.test.ts`.
 */
import type { IncomingMessage } from "node:http";
import morgan from "morgan";

/**
 * Headers that pass data from the request hooks to loaders and actions: `remix-serve` has no `getLoadContext`, and its
 * adapter copies request headers. Values that a client sends under these names are discarded.
 */
export const internalHeaders = {
  peerIp: "x-peer-ip",
  crossOrigin: "x-cross-origin",
} as const;

/** `remix-serve` logs requests with morgan's `:url`, and URLs contain unsubscribe tokens and search texts. */
export function logUrlsWithoutSearch(): void {
  morgan.token("url", (request: IncomingMessage) => request.url?.split("?")[0]);
}

/** Removes the parameter of Remix's protocol before single fetch, which still works but logs an error. */
export function withoutDataParam(target: string): string {
  const [path = "", ...rest] = target.split("?");
  const search = new URLSearchParams(rest.join("?"));
  if (!search.has("_data")) return target;
  search.delete("_data");
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The page of a request's target: single fetch requests its data at `/contact.data` or `/_root.data`. */
export function pagePathOf(target: string): string {
  return target.split("?")[0]?.replace(/(^\/_root)?\.data$/, "") || "/";
}

/** Stylesheet and font load before the scripts, which Remix preloads with high priority. */
export function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

const END = "</body></html>";
const COMMENT = /<!--.*?-->/gs;

/**
 * Makes a rendered document valid HTML.
 *
 * - Remix writes its last scripts after `</html>`. They are moved into the body, as browsers do; the comments around them
 *   mark streamed parts, and nothing is streamed.
 * - React writes a NUL where a multi-byte character does not fit into its buffer; one that was typed into a form is as
 *   invalid in HTML.
 *
 * @param html complete output of `RemixServer`
 */
export function finishDocument(html: string): string {
  const clean = html.replaceAll("\0", "");
  const end = clean.indexOf(END);
  if (end < 0) return clean;
  return clean.slice(0, end) + clean.slice(end + END.length).replace(COMMENT, "") + END;
}
