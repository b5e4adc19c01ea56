import { createHash } from "node:crypto";

const VIDEO_THUMBNAILS = "https://i.ytimg.com";

/**
 * Finds the site's own inline scripts by nonce and removes it; injected scripts cannot know it. @param nonce
 * [A-Za-z\d-]
 */
export function takeOwnScripts(document: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const own = new RegExp(`<script(?=[^>]*${attribute})[^>]*>(.*?)</script>`, "gs");
  const scripts = Array.from(document.matchAll(own), ([, script = ""]) => script);
  return { html: document.replaceAll(attribute, ""), scripts };
}

/** Script files, and inline scripts by hash (CSP Level 3). Charts need style attributes for sizes. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = new Set(
    scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`),
  );
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
