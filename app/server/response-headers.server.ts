import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { contentSecurityPolicy } from "./content-security-policy.server";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** No other site may load a response; a response can override this. */
const DEFAULTS = { "Cross-Origin-Resource-Policy": "same-origin" };

/** Nor frame it, or hold a window on it. Scripts and styles go without: a page loads some forty of them. */
const DOCUMENT_DEFAULTS = {
  ...DEFAULTS,
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const isScriptOrStyle = (response: ServerResponse) =>
  /^(text\/javascript|application\/javascript|text\/css)\b/.test(String(response.getHeader("Content-Type")));

export function setSecurityHeaders(response: ServerResponse, siteUrl: string): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (siteUrl.startsWith("https:"))
    response.setHeader("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
  // Earlier, the framework would append its headers.
  onHeaders(response, () => {
    const defaults = isScriptOrStyle(response) ? DEFAULTS : DOCUMENT_DEFAULTS;
    for (const [name, value] of Object.entries(defaults)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}

/** Pages hold no visitor's data, but may change with a deployment. @param scriptHashes of inline scripts that may run */
export function setDocumentHeaders(headers: Headers, scriptHashes: readonly string[]): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  // Live reload needs another port and an inline script.
  if (process.env.NODE_ENV === "production") {
    headers.set("Content-Security-Policy", contentSecurityPolicy(scriptHashes));
  }
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
}
