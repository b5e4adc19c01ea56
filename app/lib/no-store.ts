import type { HeadersFunction } from "@remix-run/node";

/** Of one visitor, or of somebody in danger: neither browser nor cache stores a copy. For `data` of a loader. */
export const NO_STORE = { headers: { "Cache-Control": "no-store" } };

/** Of a page whose loader may say so; else what the root says. */
export const ownCacheControl: HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;
