import { createHash } from "node:crypto";

/** Inline scripts of a drawn document; a script with `src` has nothing between its tags. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Thumbnails of the video list, loaded by nobody who does not open that page. */
const VIDEO_THUMBNAILS = "https://i.ytimg.com";

/**
 * The policy for one drawn document: scripts of the site itself, and inline ones only with exactly the text the
 * server wrote (CSP Level 3, hashes). Style attributes are allowed because charts and bars carry their sizes there.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
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
