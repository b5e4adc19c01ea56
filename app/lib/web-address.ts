export type WebAddress = `http://${string}` | `https://${string}`;

function isWebAddress(href: string): href is WebAddress {
  return /^https?:\/\//.test(href);
}

/** An address as a browser reads it, or null when it is not one of the web: stored ones could name any scheme. */
export function webAddress(text: string): WebAddress | null {
  const href = URL.canParse(text) ? new URL(text).href : "";
  return isWebAddress(href) ? href : null;
}
