import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import type { PolicyException } from "~/content/page";

const VIDEO_THUMBNAILS = "https://i.ytimg.com";

interface OwnHtml {
  html: string;
  /** The hashes of the site's own inline scripts in it. */
  scriptHashes: readonly string[];
}

/**
 * Finds the site's own inline scripts by nonce and removes it; injected scripts cannot know it. @param nonce
 * [A-Za-z\d-]
 */
export function takeOwnScripts(document: string, nonce: string): OwnHtml {
  const attribute = ` nonce="${nonce}"`;
  const scriptHashes: string[] = [];
  let html = "";
  let taken = 0;
  for (let at = document.indexOf(attribute); at >= 0; at = document.indexOf(attribute, taken)) {
    const script = ownScript(document, at);
    if (script !== undefined) scriptHashes.push(createHash("sha256").update(script).digest("base64"));
    html += document.slice(taken, at);
    taken = at + attribute.length;
  }
  return { html: html + document.slice(taken), scriptHashes };
}

/** The script of the tag that has the attribute. */
function ownScript(document: string, attributeAt: number): string | undefined {
  if (!document.startsWith("<script", document.lastIndexOf("<", attributeAt))) return undefined;
  const start = document.indexOf(">", attributeAt) + 1;
  const end = document.indexOf("</script>", start);
  return start > 0 && end >= 0 ? document.slice(start, end) : undefined;
}

/** The policy of a page: script files, and inline scripts by hash (CSP Level 3). Styles have images as `data:`. */
export function documentPolicy(
  scriptHashes: readonly string[],
  exceptions: readonly PolicyException[] = [],
): string {
  const hashes = new Set(scriptHashes.map((hash) => `'sha256-${hash}'`));
  const has = (exception: PolicyException) => exceptions.includes(exception);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    // Charts say sizes in them.
    has("style attributes") && "style-src-attr 'unsafe-inline'",
    has("video thumbnails") ? `img-src 'self' data: ${VIDEO_THUMBNAILS}` : "img-src 'self' data:",
    "font-src 'self'",
    has("own frames") && "frame-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .filter(Boolean)
    .join("; ");
}

/** The policy of a file that a browser opens as a document. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

type HeaderRow = Readonly<Record<string, string>>;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** No other site may load it. A response may override each header of the tables but the first. */
const EVERY_RESPONSE: HeaderRow = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Nor frame it or hold a window on it, and it loads nothing: all that a browser can open by itself. */
const OPENED_BY_ITSELF: HeaderRow = {
  "Content-Security-Policy": FILE_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};

/** Go without the second table: a page loads some forty of them. */
const ONLY_PART_OF_A_PAGE = /^(text\/javascript|application\/javascript|text\/css|font\/)/;

function rowsFor(contentType: string): readonly HeaderRow[] {
  return ONLY_PART_OF_A_PAGE.test(contentType) ? [EVERY_RESPONSE] : [EVERY_RESPONSE, OPENED_BY_ITSELF];
}

const transportSecurity = (siteUrl: string): HeaderRow =>
  siteUrl.startsWith("https:") ? { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` } : {};

/** The headers of a response that no listener writes. */
export function rawSecurityHeaders(siteUrl: string): HeaderRow {
  return Object.assign({}, ...rowsFor(""), transportSecurity(siteUrl));
}

export function setSecurityHeaders(response: ServerResponse, siteUrl: string): void {
  const always = transportSecurity(siteUrl);
  // Earlier, the framework would append its headers.
  onHeaders(response, () => {
    for (const row of [always, ...rowsFor(String(response.getHeader("Content-Type")))]) {
      for (const [name, value] of Object.entries(row)) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
    }
  });
}

/** Pages hold no visitor's data, but may change with a deployment. @param scriptHashes of inline scripts that may run */
export function setDocumentHeaders(
  headers: Headers,
  scriptHashes: readonly string[],
  exceptions?: readonly PolicyException[],
): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Live reload needs another port and an inline script.
  if (process.env.NODE_ENV === "production")
    headers.set("Content-Security-Policy", documentPolicy(scriptHashes, exceptions));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
}
