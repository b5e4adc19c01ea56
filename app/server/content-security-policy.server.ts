import { createHash } from "node:crypto";

/** Thumbnails of the video list, loaded by nobody who does not open that page. */
const VIDEO_THUMBNAILS = "https://i.ytimg.com";

/**
 * Finds the inline scripts that the site itself has written, and removes their nonce. A script that came into the document
 * in any other way does not know it.
 *
 * @param nonce letters, digits and hyphens; of this document alone
 */
export function takeOwnScripts(document: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const own = new RegExp(`<script(?=[^>]*${attribute})[^>]*>(.*?)</script>`, "gs");
  const scripts = Array.from(document.matchAll(own), ([, script = ""]) => script);
  return { html: document.replaceAll(attribute, ""), scripts };
}

/**
 * The policy for one rendered document: scripts of the site's own files, and inline ones only with exactly one of these texts
 * (CSP Level 3, hashes). Style attributes are allowed because charts and bars carry their sizes there.
 */
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
    // Staff see a mail before it goes out, in a frame of this site's own.
    "frame-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
