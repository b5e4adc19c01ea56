import { createHash } from "node:crypto";
import type { PolicyException } from "~/content/page";

const VIDEO_THUMBNAILS = "https://i.ytimg.com";

interface OwnHtml {
  html: string;
  /** Of the site's own inline scripts in it. */
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

/** Of the tag that has the attribute. */
function ownScript(document: string, attributeAt: number): string | undefined {
  if (!document.startsWith("<script", document.lastIndexOf("<", attributeAt))) return undefined;
  const start = document.indexOf(">", attributeAt) + 1;
  const end = document.indexOf("</script>", start);
  return start > 0 && end >= 0 ? document.slice(start, end) : undefined;
}

/** Of a page: script files, and inline scripts by hash (CSP Level 3). Styles have images as `data:`. */
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

/** Of a file that a browser opens as a document. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
