import type { ErasureScope, Row, Schema } from "~/database/schema/schema.server";

interface HeldTable<T extends keyof Schema> {
  /** Columns with the address, the record's id, and the time since when it is stored. */
  email: keyof Row<T> & string;
  id: (keyof Row<T> & string) | null;
  at: keyof Row<T> & string;
  /** What is shown to the person. */
  shown: readonly (keyof Row<T> & string)[];
  /** The narrowest erasure that deletes the row. */
  scope: ErasureScope;
}

type HeldTables = { [T in keyof Schema]?: HeldTable<T> };

const response = ["responded_at", "response_note", "labels", "danger"] as const;

/** Tables whose rows belong to one address. What else names a person is in `erase-person.queries.server.ts`. */
export const heldTables = {
  contact_submissions: {
    email: "email",
    id: "id",
    at: "created_at",
    shown: ["created_at", "name", "email", "subject", "message", ...response],
    scope: "everything",
  },
  volunteer_applications: {
    email: "email",
    id: "id",
    at: "created_at",
    shown: [
      ...([
        "created_at",
        "role",
        "first_name",
        "last_name",
        "email",
        "phone",
        "location",
        "experience",
      ] as const),
      ...(["motivation", "availability", "additional_info", "status", ...response] as const),
    ],
    scope: "everything",
  },
  partnership_applications: {
    email: "email",
    id: "id",
    at: "created_at",
    shown: [
      ...(["created_at", "company_name", "contact_name", "email", "phone", "partnership_type"] as const),
      ...(["message", "status", ...response] as const),
    ],
    scope: "everything",
  },
  ai_impact_surveys: {
    email: "email",
    id: "id",
    at: "created_at",
    shown: [
      ...(["created_at", "name", "email", "impact_level", "worry_level", "industry_changes"] as const),
      ...(["personal_experience", "financial_impact", "support_needs", "timeframe", "danger"] as const),
    ],
    scope: "everything",
  },
  resource_reports: {
    email: "email",
    id: "id",
    at: "created_at",
    shown: [
      ...(["created_at", "resource_title", "problem", "details", "email", "status"] as const),
      ...(["response_note", "labels", "danger"] as const),
    ],
    scope: "everything",
  },
  quarantined_submissions: {
    email: "email",
    id: "submission_id",
    at: "created_at",
    shown: [
      "created_at",
      "form",
      "name",
      "email",
      "message",
      "fields",
      "reasons",
      "spam_state",
      "decided_at",
    ],
    scope: "everything",
  },
  replies: {
    email: "recipient",
    id: null,
    at: "created_at",
    shown: ["created_at", "recipient", "name", "subject", "text", "quoted", "decision", "mail_error"],
    scope: "everything",
  },
  newsletter_subscribers: {
    email: "email",
    id: "id",
    at: "subscribed_at",
    shown: [
      ...(["email", "name", "is_active", "wants_news", "wants_team_updates"] as const),
      ...(["subscribed_at", "confirmed_at", "unsubscribed_at", "consent_note"] as const),
    ],
    scope: "mailing_list",
  },
  newsletter_signups: {
    email: "email",
    id: "id",
    at: "created_at",
    shown: [
      ...(["created_at", "email", "name", "wants_news", "wants_team_updates"] as const),
      ...(["confirmed_at", "consent_note"] as const),
    ],
    scope: "mailing_list",
  },
  mail_bounces: {
    email: "email",
    id: null,
    at: "received_at",
    shown: ["received_at", "email", "kind", "reply", "detail"],
    scope: "mailing_list",
  },
  undeliverable_addresses: {
    email: "email",
    id: null,
    at: "since",
    shown: ["since", "email", "reason", "detail"],
    scope: "mailing_list",
  },
} as const satisfies HeldTables;

export type HeldTableName = keyof typeof heldTables;

export type HeldGroupName =
  | HeldTableName
  // What is stored about their rows, and about the address.
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
