/** Assumptions about Remix's server beyond its documented API, each tested in `remix-internals.server.test.ts`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import morgan from "morgan";
import { loggedPath, logger } from "~/lib/logger.server";
import { inRequestContext, requestContext } from "./request-context.server";

/** `remix-serve` logs with morgan's format "tiny": URLs with tokens and search texts, and no request id. */
export function replaceAccessLog(
  record: (method: string, path: string, status: number, ms: number) => void,
): void {
  morgan.format("tiny", (tokens, request: IncomingMessage, response: ServerResponse) => {
    const { path } = requestContext(request);
    // Without one the visitor was gone before the response.
    const status = Number(tokens.status?.(request, response) ?? 0);
    const ms = Number(tokens["response-time"]?.(request, response) ?? 0);
    record(request.method ?? "", request.url ?? path, status, ms);
    inRequestContext(request, () => logger.info(`${request.method} ${loggedPath(path)}`, { status, ms }));
    return undefined;
  });
}

/** Removes Remix's parameter from before single fetch, which still works but logs an error. */
export function withoutDataParam(target: string): string {
  const [path = "", ...rest] = target.split("?");
  const search = new URLSearchParams(rest.join("?"));
  if (!search.has("_data")) return target;
  search.delete("_data");
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Stylesheet and font load before the scripts, which Remix preloads with high priority. */
export function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

const END = "</body></html>";
const COMMENT = /<!--[^<>]*-->/g;

/**
 * Makes a rendered document valid HTML: moves Remix's last scripts from after `</html>` into the body, and removes NUL
 * characters, which React writes where a multi-byte character does not fit into its buffer.
 */
export function finishDocument(html: string): string {
  const clean = withoutHydration(html.replaceAll("\0", ""));
  const end = clean.indexOf(END);
  if (end < 0) return clean;
  return clean.slice(0, end) + clean.slice(end + END.length).replace(COMMENT, "") + END;
}

/** React tells neighboring texts and lazy parts apart by comments, which only hydration needs. */
const REACT_COMMENT = /<!--(?: |\/?\$[?!]?)-->/g;
const EMPTY_SHAPE = /><\/(?:path|line|circle|rect|ellipse|use)>/g;

/** Shorter by what only hydration or XML needs; a document that will be hydrated is returned as it is. */
function withoutHydration(html: string): string {
  if (html.includes("window.__remixContext")) return html;
  return html.replace(REACT_COMMENT, "").replace(EMPTY_SHAPE, "/>");
}
