export type HttpUrl = `http://${string}` | `https://${string}`;

function isHttpUrl(href: string): href is HttpUrl {
  return /^https?:\/\//.test(href);
}

/** An address as a browser reads it, or null when it is not one of the web: stored ones could name any scheme. */
export function toHttpUrl(text: string): HttpUrl | null {
  const href = URL.canParse(text) ? new URL(text).href : "";
  return isHttpUrl(href) ? href : null;
}
