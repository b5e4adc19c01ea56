import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import type { PolicyException } from "~/content/page";
import { documentPolicy, FILE_POLICY } from "./content-security-policy.server";

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

/** Of a response that no listener writes. */
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
