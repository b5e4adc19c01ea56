import { type PersonalTable, personalTables } from "~/content/privacy/personal-data";
import type { ErasureScope, Row, Schema } from "~/database/schema/schema.server";

interface HeldTable<T extends keyof Schema> {
  /** Columns with the address, the record's id, and the time since when it is stored. */
  email: keyof Row<T> & string;
  id: (keyof Row<T> & string) | null;
  at: keyof Row<T> & string;
  /** The narrowest erasure that deletes the row. */
  scope: ErasureScope;
}

type HeldTables = { [T in keyof Schema]?: HeldTable<T> };

/** Tables whose rows belong to one address. What else names a person is in `erase-person.queries.server.ts`. */
export const heldTables = {
  contact_submissions: { email: "email", id: "id", at: "created_at", scope: "everything" },
  volunteer_applications: { email: "email", id: "id", at: "created_at", scope: "everything" },
  partnership_applications: { email: "email", id: "id", at: "created_at", scope: "everything" },
  ai_impact_surveys: { email: "email", id: "id", at: "created_at", scope: "everything" },
  resource_reports: { email: "email", id: "id", at: "created_at", scope: "everything" },
  quarantined_submissions: { email: "email", id: "submission_id", at: "created_at", scope: "everything" },
  replies: { email: "recipient", id: null, at: "created_at", scope: "everything" },
  mail_answers: { email: "email", id: null, at: "received_at", scope: "everything" },
  newsletter_subscribers: { email: "email", id: "id", at: "subscribed_at", scope: "mailing_list" },
  newsletter_signups: { email: "email", id: "id", at: "created_at", scope: "mailing_list" },
  mail_bounces: { email: "email", id: null, at: "received_at", scope: "mailing_list" },
  undeliverable_addresses: { email: "email", id: null, at: "since", scope: "mailing_list" },
} as const satisfies HeldTables;

export type HeldTableName = keyof typeof heldTables;

/** Columns about a person that are erased with their row, but not shown. */
export const withheld: Readonly<Record<string, string>> = {
  content_hash: "a hash of what is shown",
  signature: "a hash of what is shown",
  sort_name: "the name that is shown, without accents",
  sort_contact: "the name that is shown, without accents",
  unsubscribe_token: "a secret: the page may be downloaded and passed on",
  token: "a secret: the page may be downloaded and passed on",
  message_id: "the number of a mail that is shown",
  submission_id: "the number of the record",
};

/** Where something else is shown than the registry calls personal, or in another order. */
const shownOtherwise: { [T in HeldTableName]?: readonly (keyof Row<T> & string)[] } = {
  ai_impact_surveys: [
    ...(["created_at", "name", "email", "impact_level", "worry_level", "industry_changes"] as const),
    ...(["personal_experience", "financial_impact", "support_needs", "timeframe", "danger"] as const),
  ],
  resource_reports: [
    ...(["created_at", "resource_title", "problem", "details", "email", "status"] as const),
    ...(["response_note", "labels", "danger"] as const),
  ],
  quarantined_submissions: [
    ...(["created_at", "form", "name", "email", "message", "fields", "reasons"] as const),
    ...(["spam_state", "decided_at"] as const),
  ],
  newsletter_subscribers: [
    ...(["email", "name", "is_active", "wants_news", "wants_team_updates"] as const),
    ...(["subscribed_at", "confirmed_at", "unsubscribed_at", "consent_note", "language"] as const),
  ],
  newsletter_signups: [
    ...(["created_at", "email", "name", "wants_news", "wants_team_updates"] as const),
    ...(["confirmed_at", "consent_note", "reminded_at", "language"] as const),
  ],
  mail_bounces: ["received_at", "email", "kind", "reply", "detail"],
};

/** What is shown to the person: when it was stored, and what says something about them. */
export function shownColumns(table: HeldTableName): readonly string[] {
  const personal: PersonalTable["personal"] = personalTables[table].personal;
  const theirs = Object.entries(personal).flatMap(([column, { whose }]) =>
    whose === "staff" || column in withheld ? [] : [column],
  );
  return shownOtherwise[table] ?? [...new Set([heldTables[table].at, ...theirs])];
}

export type HeldGroupName =
  | HeldTableName
  // These hold what is stored about their rows, and about the address.
  | "mails"
  | "form_analytics"
  | "notifications"
  | "status_changes"
  | "audit_log"
  | "resource_imports"
  | "subscriber_imports";

const isHeldTable = (name: string): name is HeldTableName => name in heldTables;

export const heldTableNames = Object.keys(heldTables).filter(isHeldTable);

export function tablesOf(scope: ErasureScope): HeldTableName[] {
  return heldTableNames.filter((name) => scope === "everything" || heldTables[name].scope === scope);
}
