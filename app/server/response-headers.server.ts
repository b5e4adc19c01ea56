import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { contentSecurityPolicy } from "./content-security-policy.server";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** No other site may frame a response, load it into its own pages, or hold a window on it; a response can say otherwise. */
const DEFAULTS = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Headers of every response, files included. */
export function setSecurityHeaders(response: ServerResponse, siteUrl: string): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (siteUrl.startsWith("https:"))
    response.setHeader("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
  // Not earlier: the framework appends its headers to what is set already.
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(DEFAULTS)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}

/**
 * Headers of every HTML document. Pages hold nothing of one visitor, but may change with the next deployment.
 *
 * @param scripts the texts of the inline scripts that may run in it
 */
export function setDocumentHeaders(headers: Headers, scripts: readonly string[]): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  // The development server's live reload speaks to another port and writes its own inline script.
  if (process.env.NODE_ENV === "production") {
    headers.set("Content-Security-Policy", contentSecurityPolicy(scripts));
  }
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
}
