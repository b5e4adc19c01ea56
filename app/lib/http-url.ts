export type HttpUrl = `http://${string}` | `https://${string}`;

function isHttpUrl(href: string): href is HttpUrl {
  return /^https?:\/\//.test(href);
}

/** Null for other schemes: stored URLs could be `javascript:`. */
export function toHttpUrl(text: string): HttpUrl | null {
  const href = URL.canParse(text) ? new URL(text).href : "";
  return isHttpUrl(href) ? href : null;
}
