import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { matchEveryWord } from "~/kits/search/trigram-match.queries.server";
import type { DangerFamily } from "~/lib/danger-family";
import type { SearchKind } from "./people.copy";

/** Its SQL is constant, never built from input. */
interface FormTable {
  table: string;
  /** The column by which the table's index names rows. */
  key: string;
  name: string;
  email?: string;
  text: string;
  at: string;
  about?: string;
  only?: string;
  /** A word that says where it stands. */
  state?: string;
  /** A column with the mark of danger. */
  danger?: "danger";
}

const answered = "case when responded_at is null then 'waiting' else 'answered' end";

const marked = { danger: "danger" } as const;

const form = (table: string, columns: Pick<FormTable, "name" | "text"> & Partial<FormTable>) => ({
  table,
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
    text: "''",
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
    key: "id",
    name: "title",
    text: "organization || '. ' || description",
    at: "created_at",
    state: "case is_active when 0 then 'hidden' end",
  },
  article: {
    table: "articles",
    key: "id",
    name: "title",
    text: "coalesce(summary, '')",
    at: "published_date",
    state: "case when held_for_review = 1 then 'held' when is_hidden = 1 then 'hidden' end",
  },
  reply: {
    table: "replies",
    key: "number",
    name: "name",
    email: "recipient",
    text: "subject || '. ' || text",
    at: "created_at",
    about: "kind || '/' || record_id",
    // One that was taken back is a draft.
    only: "mail_status is not 'cancelled'",
    state: "coalesce(mail_status, 'queued')",
  },
  answer: {
    table: "mail_answers",
    key: "number",
    name: "name",
    // Another address that they wrote from belongs to the same person.
    email: "email",
    text: "subject || '. ' || text",
    at: "received_at",
    about: "kind || '/' || record_id",
  },
};

export interface FoundRow {
  kind: SearchKind;
  id: string;
  /** Who or what it is. */
  name: string;
  email: string | null;
  text: string;
  at: string;
  /** Of a report, the entry it is about; of a reply, the kind and id of what it answers. */
  about: string | number | null;
  danger: DangerFamily | null;
  /** What became of it, where it waits for something. */
  state: string | null;
}

/** The columns of a `FoundRow`. */
export function foundColumns(kind: SearchKind) {
  const { name, email, text, at, about, danger, state } = peopleTables[kind];
  return sql.raw(`'${kind}' as kind, cast(id as text) as id, ${name} as name, ${email ?? "null"} as email, substr(${text}, 1, 4000) as text,
    ${at} as at, ${about ?? "null"} as about, ${danger ?? "null"} as danger,
    ${state ?? "null"} as state`);
}

/**
 * The newest first.
 *
 * @param most to count, and to list when `shown` is as many
 * @returns a `count` of at most one more than `most`
 */
export async function searchKind(
  db: Database,
  kind: SearchKind,
  { q, shown, most }: { q: string; shown: number; most: number },
): Promise<{ rows: FoundRow[]; count: number }> {
  const found = peopleTables[kind];
  const match = await matchEveryWord(db, `${found.table}_terms`, q);
  if (match === undefined) return { rows: [], count: 0 };
  const index = sql.table(`${found.table}_search`);
  const keys = await sql<{ key: number }>`
    select rowid as key from ${index} where ${index} match ${match} order by rowid desc limit ${most + 1}`.execute(
    db,
  );
  const list = JSON.stringify(keys.rows.map(({ key }) => key));
  const { rows } = await sql<FoundRow & { total: number }>`
    select count(*) over () as total, ${foundColumns(kind)}
    from ${sql.table(found.table)}
    where ${sql.ref(found.key)} in (select value from json_each(${list})) and ${sql.raw(found.only ?? "1")}
    order by at desc, id desc limit ${shown}`.execute(db);
  return { rows, count: Math.min(rows[0]?.total ?? 0, most + 1) };
}
