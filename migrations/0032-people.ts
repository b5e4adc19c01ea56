import { type Kysely, sql } from "kysely";
import { searched, searchText } from "./0003-staff-records";

/** A contentless trigram index of a table, by the column `number`, kept by triggers. */
interface Index {
  table: string;
  number: "number" | "id";
  /** SQL over `row`. */
  fields: readonly string[];
}

const reports: Index = {
  table: "resource_reports",
  number: "number",
  fields: ["row.resource_title", "row.details", "coalesce(row.email, '')"],
};

const quarantine: Index = {
  table: "quarantined_submissions",
  number: "id",
  fields: ["row.name", "coalesce(row.email, '')", "row.message"],
};

/** As migration 0003 made it, and by name. */
const surveys: Index = {
  table: "ai_impact_surveys",
  number: "number",
  fields: ["row.name", ...(searched.ai_impact_surveys?.fields ?? [])],
};

const textOf = ({ fields }: Index, row: string) => searchText(fields).replaceAll("row.", `${row}.`);

const fill = (index: Index) => {
  const { table, number } = index;
  return `insert into ${table}_search (rowid, text)
    select row.${number}, ${textOf(index, "row")} from ${table} as row order by row.${number}`;
};

function triggers(index: Index): string[] {
  const { table, number, fields } = index;
  const text = textOf(index, "new");
  const columns = [...new Set(fields.join(" ").match(/(?<=row\.)\w+/g))].join(", ");
  const restored = number === "number" ? "when new.number is not null" : "";
  const numbered = `create trigger ${table}_numbered after insert on ${table} when new.number is null begin
    update record_numbers set last = last + 1 where table_name = '${table}';
    update ${table} set number = (select last from record_numbers where table_name = '${table}')
      where id = new.id;
    insert into ${table}_search (rowid, text)
      select last, ${text} from record_numbers where table_name = '${table}';
  end`;
  return [
    ...(number === "number" ? [numbered] : []),
    `create trigger ${table}_restored after insert on ${table} ${restored} begin
      insert into ${table}_search (rowid, text) values (new.${number}, ${text});
    end`,
    `create trigger ${table}_changed after update of ${columns} on ${table} begin
      update ${table}_search set text = ${text} where rowid = new.${number};
    end`,
    `create trigger ${table}_removed after delete on ${table} begin
      delete from ${table}_search where rowid = old.${number};
    end`,
  ];
}

function indexed(index: Index): string[] {
  const { table } = index;
  return [
    `create virtual table ${table}_search using fts5 (text,
      content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1')`,
    `create virtual table ${table}_terms using fts5vocab ('${table}_search', 'instance')`,
    fill(index),
    ...triggers(index),
  ];
}

function indexedAnew(index: Index): string[] {
  const { table } = index;
  return [
    ...["numbered", "restored", "changed", "removed"].map((event) => `drop trigger ${table}_${event}`),
    `insert into ${table}_search (${table}_search) values ('delete-all')`,
    fill(index),
    ...triggers(index),
  ];
}

const statements = [
  // Whatever was sent from one address, in one look each.
  ...["contact_submissions", "volunteer_applications", "partnership_applications", "resource_reports"].map(
    (table) => `create index ${table}_by_email on ${table} (email collate nocase)`,
  ),

  "alter table resource_reports add column number integer",
  `update resource_reports set number = ordered.number
    from (select id, row_number() over (order by created_at, id) as number from resource_reports) as ordered
    where ordered.id = resource_reports.id`,
  "create unique index resource_reports_by_number on resource_reports (number)",
  `insert into record_numbers (table_name, last)
    select 'resource_reports', coalesce(max(number), 0) from resource_reports`,
  ...indexed(reports),
  ...indexed(quarantine),
  ...indexedAnew(surveys),

  // How a subscriber agreed whom staff added; null where they signed up themselves.
  "alter table newsletter_subscribers add column consent_note text",
  "alter table newsletter_signups add column consent_note text",
  // How many joined and left, by day.
  `create index newsletter_subscribers_by_unsubscribed_at on newsletter_subscribers (unsubscribed_at)
    where unsubscribed_at is not null`,

  // A file of subscribers that waits to be confirmed.
  `create table subscriber_imports (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    file_name text not null,
    rows text not null check (json_valid(rows)),
    created_at text not null,
    expires_at text not null,
    imported_at text,
    added integer not null default 0,
    asked integer not null default 0
  ) strict`,
  "create index subscriber_imports_by_user on subscriber_imports (user_id)",
  "create index subscriber_imports_by_expiry on subscriber_imports (expires_at)",
];

/** The search over everything, what one address has sent, and subscribers that staff add. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
