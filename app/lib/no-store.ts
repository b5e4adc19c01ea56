import type { HeadersFunction } from "@remix-run/node";

/** A page for one visitor, or for somebody in danger: neither browser nor cache stores a copy. For `data` of a loader. */
export const NO_STORE = { headers: { "Cache-Control": "no-store" } };

/** A page's loader may say it; else what the root says. */
export const ownCacheControl: HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;
