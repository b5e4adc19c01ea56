import type { Link, Page } from "~/content/types";
import type { Offer } from "~/lib/site-settings";
import type { Month } from "~/lib/time/dates";
import type { StoredRow } from "../privacy/personal-data";

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

/** A kind of record: what it holds, and what a reader opens. */
type RecordItem = { name: string; shown: string; more?: { label: string; text: string } };

export type LegalBlock =
  | (Offer & { kind: "paragraph"; content: Inline[] })
  | { kind: "list"; items: (Offer & { content: Inline[] })[] }
  | { kind: "records"; items: RecordItem[] }
  | {
      kind: "periods";
      head: StoredRow;
      rows: readonly StoredRow[];
      /** These are folded until a reader opens them, in a table of the same columns. */
      more?: { summary: string; rows: readonly StoredRow[] };
    }
  | { kind: "mailboxes"; lead: string; items: MailboxItem[]; none?: Inline[] }
  | { kind: "subheading"; text: string };

export type LegalSection = { id: string; heading: string; blocks: LegalBlock[] };

export type LegalDocument = {
  page: Page;
  heading: string;
  updated: { label: string; iso: Month };
  /** The month in which its details were last compared with what the site does. */
  checked: { label: string; iso: Month };
  /** Leads to what the two dates mean. */
  datesLink?: Link;
  intro: string;
  /** Stands under the lead, since most people come for it. */
  action?: Link;
  contentsLabel: string;
  sections: LegalSection[];
};

/** The privacy policy and the terms were read against the site together. */
export const detailsChecked = { label: "Details last checked November 2026", iso: "2026-11" } as const;

export function paragraph(...content: Inline[]): LegalBlock {
  return { kind: "paragraph", content };
}

type ListItem = Extract<LegalBlock, { kind: "list" }>["items"][number];

export function list(...items: (string | Inline[] | ListItem)[]): LegalBlock {
  const itemOf = (item: string | Inline[]) => ({ content: typeof item === "string" ? [item] : item });
  return {
    kind: "list",
    items: items.map((item) => (typeof item === "string" || Array.isArray(item) ? itemOf(item) : item)),
  };
}

export function subheading(text: string): LegalBlock {
  return { kind: "subheading", text };
}
