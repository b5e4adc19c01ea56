import type { Link, Page } from "../links";

/** What only the organisation can know; the page puts the configured value in its place. */
export type SettingName =
  | "organization"
  | "postal-address"
  | "general-email"
  | "legal-email"
  | "community-email";

/** A piece of running text: plain words, a link, or a value of the configuration. Mailboxes become mail links. */
export type Inline = string | Link | { setting: SettingName };

export type LegalBlock =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "subheading"; text: string };

export type LegalSection = { id: string; heading: string; blocks: LegalBlock[] };

export type LegalDocument = {
  page: Page;
  heading: string;
  /** `iso` is a year and month for the `datetime` attribute. */
  updated: { label: string; iso: string };
  intro: string;
  contentsLabel: string;
  sections: LegalSection[];
};

/** A paragraph of plain words, links and settings. */
export function paragraph(...content: Inline[]): LegalBlock {
  return { kind: "paragraph", content };
}

/** A list; each item is plain words, or an array where it holds links or settings. */
export function list(...items: (string | Inline[])[]): LegalBlock {
  return { kind: "list", items: items.map((item) => (typeof item === "string" ? [item] : item)) };
}

export function subheading(text: string): LegalBlock {
  return { kind: "subheading", text };
}
