/** An address outside the site. Only https, so that a page never sends a reader to an open connection. */
export type ExternalAddress = `https://${string}`;

/**
 * Where a link leads. Addresses the organisation sets itself are named, not written out: `community-chat` and
 * `donate` become the configured addresses when the page is drawn.
 */
export type LinkTarget = "community-chat" | "donate" | `/${string}` | `#${string}` | ExternalAddress;

export type Link = { label: string; to: LinkTarget };

/** Where a figure or statement comes from. */
export type Source = { name: string; link: ExternalAddress };

/** A page's address and the two lines search engines show: title up to 60, description 110 to 160 characters. */
export type Page = { path: `/${string}`; title: string; description: string };
