import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { containsText } from "~/kits/search/contains-text.queries.server";
import { matchEveryWord } from "~/kits/search/trigram-match.queries.server";
import type { DangerFamily } from "~/lib/danger-family";
import { searchWords } from "~/lib/text/words";
import type { SearchKind } from "./people.copy";

/** Its SQL is constant, never built from input. */
interface FormTable {
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

export interface FoundRow {
  id: string;
  /** Who or what it is. */
  name: string;
  email: string | null;
  text: string;
  at: string;
  /** Of a report, the entry it is about; of a reply, the kind and id of what it answers. */
  about: string | number | null;
  danger: DangerFamily | null;
}

/** The columns of a `FoundRow`. */
export const foundColumns = ({ name, email, text, at, about, danger }: FormTable) =>
  sql.raw(`cast(id as text) as id, ${name} as name, ${email ?? "null"} as email, substr(${text}, 1, 4000) as text,
    ${at} as at, ${about ?? "null"} as about, ${danger ?? "null"} as danger`);

/** Rows that no index has, newest first, whose columns hold every word. */
function unindexedRows({ table, at, unindexed }: FormTable, q: string, limit: number): RawBuilder<unknown> {
  if (!unindexed) return sql`select null as key where 0`;
  const words = searchWords(q).map(
    (word) =>
      sql<SqlBool>`(${sql.join(
        unindexed.columns.map((column) => containsText(sql.ref(column), word)),
        sql` or `,
      )})`,
  );
  return sql`select id as key from ${sql.table(table)}
    where ${sql.raw(unindexed.where)} and ${sql.join(words, sql` and `)}
    order by ${sql.raw(at)} desc limit ${limit}`;
}

function matchingKeys(found: FormTable, match: string | undefined, q: string, limit: number) {
  const { index, rowid } = found;
  const visible =
    match === undefined || index === undefined
      ? sql`select null as key where 0`
      : sql`select ${sql.raw(rowid)} as key from ${sql.table(index)}
          where ${sql.table(index)} match ${match} order by rowid desc limit ${limit}`;
  return sql`select key from (${visible}) union select key from (${unindexedRows(found, q, limit)})`;
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
  const match = found.terms && (await matchEveryWord(db, found.terms, q));
  if (match === undefined && !found.unindexed) return { rows: [], count: 0 };
  const keys = await sql<{ key: number | string }>`${matchingKeys(found, match, q, most + 1)}`.execute(db);
  const list = JSON.stringify(keys.rows.map(({ key }) => key));
  const { rows } = await sql<FoundRow & { total: number }>`
    select count(*) over () as total, ${foundColumns(found)}
    from ${sql.table(found.table)}
    where ${sql.ref(found.key)} in (select value from json_each(${list})) and ${sql.raw(found.only ?? "1")}
    order by at desc, id desc limit ${shown}`.execute(db);
  return { rows, count: Math.min(rows[0]?.total ?? 0, most + 1) };
}
