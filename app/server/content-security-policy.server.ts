import { createHash } from "node:crypto";

const VIDEO_THUMBNAILS = "https://i.ytimg.com";

export interface OwnHtml {
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

/** Script files, and inline scripts by hash (CSP Level 3). Charts need style attributes for sizes. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const hashes = new Set(scriptHashes.map((hash) => `'sha256-${hash}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${VIDEO_THUMBNAILS}`,
    "font-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
