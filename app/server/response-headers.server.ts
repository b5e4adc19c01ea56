import type { ServerResponse } from "node:http";
import { contentSecurityPolicy } from "./content-security-policy.server";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers of every response, files included. */
export function setSecurityHeaders(response: ServerResponse, siteUrl: string): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (siteUrl.startsWith("https:"))
    response.setHeader("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
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
