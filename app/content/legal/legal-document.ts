import type { Link, Page } from "~/content/types";
import type { Month } from "~/lib/time/dates";

/** Only the organisation can know it. */
export type SettingName =
  | "organization"
  | "postal-address"
  | "general-email"
  | "legal-email"
  | "community-email";

/** As the operator's setting is. */
type IfThumbnails = { withThumbnails: string; unset: string };

export type Inline = string | Link | { strong: string } | { setting: SettingName } | IfThumbnails;

/** Left out where its address is not set. */
type MailboxItem = { label: string; setting: SettingName };

export type LegalBlock =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "mailboxes"; lead: string; items: MailboxItem[]; none: Inline[] }
  | { kind: "subheading"; text: string };

export type LegalSection = { id: string; heading: string; blocks: LegalBlock[] };

export type LegalDocument = {
  page: Page;
  heading: string;
  updated: { label: string; iso: Month };
  intro: string;
  contentsLabel: string;
  sections: LegalSection[];
};

export function paragraph(...content: Inline[]): LegalBlock {
  return { kind: "paragraph", content };
}

export function list(...items: (string | Inline[])[]): LegalBlock {
  return { kind: "list", items: items.map((item) => (typeof item === "string" ? [item] : item)) };
}

export function subheading(text: string): LegalBlock {
  return { kind: "subheading", text };
}
