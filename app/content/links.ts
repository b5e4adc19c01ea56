import type { OutsidePlace } from "~/lib/site-settings";

/** Only https: no reader is sent to an unencrypted connection. */
export type ExternalAddress = `https://${string}`;

export type LinkTarget = OutsidePlace | `/${string}` | `#${string}` | ExternalAddress;

export type Link = { label: string; to: LinkTarget };

export type Source = { name: string; link: ExternalAddress };

/** Title up to 60, description 110 to 160 characters. */
export type Page = { path: `/${string}`; title: string; description: string };
