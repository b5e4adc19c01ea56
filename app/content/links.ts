/** An address outside the site. Only https, so that a page never sends a reader to an open connection. */
export type ExternalAddress = `https://${string}`;

/** Places outside the site whose addresses the organisation sets itself. */
export type OutsidePlace = "donate" | "community-chat" | "instagram" | "tiktok" | "reddit";

/** Where a link leads. Places with a configured address are named, not written out. */
export type LinkTarget = OutsidePlace | `/${string}` | `#${string}` | ExternalAddress;

export type Link = { label: string; to: LinkTarget };

/** Where a figure or statement comes from. */
export type Source = { name: string; link: ExternalAddress };

/** A page's address and the two lines search engines show: title up to 60, description 110 to 160 characters. */
export type Page = { path: `/${string}`; title: string; description: string };
