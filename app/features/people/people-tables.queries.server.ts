import type { SearchKind } from "./people.copy";

/** Its SQL is constant, never built from input. */
export interface FormTable {
  table: string;
  /** None where all rows are read through. */
  index?: string;
  terms?: string;
  /** SQL for the row's id in terms of `rowid` of the index, and the column that has it. */
  rowid: string;
  key: string;
  name: string;
  email?: string;
  text: string;
  at: string;
  about?: string;
  /** Rows that no index has. */
  unindexed?: { where: string; columns: readonly string[] };
  only?: string;
  /** A word that says where it stands, for lists of one person's rows. */
  state?: string;
  /** A column with the mark of danger. */
  danger?: "danger";
}

const answered = "case when responded_at is null then 'waiting' else 'answered' end";

const marked = { danger: "danger" } as const;

const form = (table: string, columns: Pick<FormTable, "name" | "text"> & Partial<FormTable>) => ({
  table,
  index: `${table}_search`,
  terms: `${table}_terms`,
  rowid: "rowid",
  key: "number",
  email: "email",
  at: "created_at",
  ...columns,
});

export const peopleTables: Record<SearchKind, FormTable> = {
  contact: form("contact_submissions", {
    ...marked,
    name: "name",
    text: "message",
    state: answered,
  }),
  volunteer: form("volunteer_applications", {
    ...marked,
    name: "first_name || ' ' || last_name",
    text: "replace(role, '_', ' ') || ', ' || location",
    state: "status",
  }),
  partnership: form("partnership_applications", {
    ...marked,
    name: "company_name || ' (' || contact_name || ')'",
    text: "message",
    state: "status",
  }),
  survey: form("ai_impact_surveys", {
    ...marked,
    name: "name",
    text: "replace(impact_level || ', ' || industry_changes || '. ' || personal_experience, '_', ' ')",
  }),
  newsletter: form("newsletter_subscribers", {
    name: "name",
    text: "case is_active when 1 then 'Active' else 'Inactive' end",
    state: "case is_active when 1 then 'active' else 'left' end",
    at: "subscribed_at",
  }),
  report: form("resource_reports", {
    ...marked,
    name: "resource_title",
    text: "details",
    about: "resource_id",
    state: "status",
  }),
  spam: form("quarantined_submissions", {
    key: "id",
    name: "name",
    text: "message",
    state: "spam_state",
    only: "spam_state <> 'not_spam'",
  }),
  resource: {
    table: "support_resources",
    index: "support_resources_parts",
    terms: "support_resources_trigrams",
    rowid: "rowid",
    key: "id",
    name: "title",
    text: "organization || '. ' || description",
    at: "created_at",
    unindexed: { where: "is_active = 0", columns: ["title", "organization", "description"] },
  },
  article: {
    table: "articles",
    index: "articles_parts",
    terms: "articles_trigrams",
    // The second of its date is in the upper bits.
    rowid: "rowid & 1073741823",
    key: "id",
    name: "title",
    text: "coalesce(summary, '')",
    at: "published_date",
    unindexed: { where: "is_hidden = 1", columns: ["title", "summary"] },
  },
  reply: {
    table: "replies",
    rowid: "id",
    key: "id",
    name: "name",
    email: "recipient",
    text: "subject || '. ' || text",
    at: "created_at",
    about: "kind || '/' || record_id",
    unindexed: { where: "1", columns: ["name", "recipient", "subject", "text"] },
  },
};
