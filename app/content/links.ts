/** Only https: no reader is sent to an unencrypted connection. */
export type ExternalAddress = `https://${string}`;

export const outsidePlaces = ["donate", "community-chat", "instagram", "tiktok", "reddit"] as const;

/** Addresses are settings of the operator, and may be missing. */
export type OutsidePlace = (typeof outsidePlaces)[number];

export type LinkTarget = OutsidePlace | `/${string}` | `#${string}` | ExternalAddress;

export type Link = { label: string; to: LinkTarget };

export type Source = { name: string; link: ExternalAddress };

/** Title up to 60, description 110 to 160 characters. */
export type Page = { path: `/${string}`; title: string; description: string };
