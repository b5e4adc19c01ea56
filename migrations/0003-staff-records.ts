import { type Kysely, sql } from "kysely";

/** What a search box of the dashboard looks through, for each table: SQL over `row` (staff specification, section 2). */
export const searched: Record<string, { created: string; fields: readonly string[] }> = {
  newsletter_subscribers: { created: "subscribed_at", fields: ["row.email", "row.name"] },
  ai_impact_surveys: {
    created: "created_at",
    fields: [
      "row.email",
      ...[
        "impact_level",
        "worry_level",
        "industry_changes",
        "personal_experience",
        "financial_impact",
        "support_needs",
        "timeframe",
      ].flatMap((answer) => [`row.${answer}`, `replace(row.${answer}, '_', ' ')`]),
    ],
  },
  volunteer_applications: {
    created: "created_at",
    fields: [
      "row.first_name || ' ' || row.last_name",
      "row.email",
      "row.role",
      "replace(row.role, '_', ' ')",
    ],
  },
  partnership_applications: {
    created: "created_at",
    fields: ["row.company_name", "row.contact_name", "row.email"],
  },
  contact_submissions: { created: "created_at", fields: ["row.name", "row.email", "row.message"] },
};

/**
 * The text that is searched: the fields, parted and ended by a character nobody types. Two of them at the end make
 * every character the first of some trigram, so that one and two typed letters can be found through the same index.
 */
export function searchText(fields: readonly string[]): string {
  return `${fields.join(" || char(31) || ")} || char(31, 31)`;
}

/**
 * Numbers a table's rows in the order of their arrival, and indexes their text by that number. The implicit rowid of
 * a table with a text key will not do: VACUUM may change it.
 */
function numberedAndSearched(table: string): string[] {
  const { created, fields } = searched[table] ?? { created: "created_at", fields: [] };
  const text = searchText(fields);
  const textOfNew = text.replaceAll("row.", "new.");
  const columns = [...new Set(text.match(/(?<=row\.)\w+/g))];
  return [
    `alter table ${table} add column number integer`,
    `update ${table} set number = ordered.number
      from (select id, row_number() over (order by ${created}, id) as number from ${table}) as ordered
      where ordered.id = ${table}.id`,
    `create unique index ${table}_by_number on ${table} (number)`,
    `insert into record_numbers (table_name, last)
      select '${table}', coalesce(max(number), 0) from ${table}`,
    `create virtual table ${table}_search
      using fts5 (text, content = '', contentless_delete = 1, tokenize = 'trigram')`,
    `create virtual table ${table}_terms using fts5vocab ('${table}_search', 'row')`,
    `insert into ${table}_search (rowid, text) select row.number, ${text} from ${table} as row`,
    `create trigger ${table}_numbered after insert on ${table} when new.number is null begin
      update record_numbers set last = last + 1 where table_name = '${table}';
      update ${table} set number = (select last from record_numbers where table_name = '${table}')
        where id = new.id;
      insert into ${table}_search (rowid, text)
        select last, ${textOfNew} from record_numbers where table_name = '${table}';
    end`,
    `create trigger ${table}_restored after insert on ${table} when new.number is not null begin
      insert into ${table}_search (rowid, text) values (new.number, ${textOfNew});
    end`,
    `create trigger ${table}_changed after update of ${columns.join(", ")} on ${table} begin
      update ${table}_search set text = ${textOfNew} where rowid = new.number;
    end`,
    `create trigger ${table}_removed after delete on ${table} begin
      delete from ${table}_search where rowid = old.number;
    end`,
  ];
}

const statements = [
  // What the dashboard filters by, with what it sorts by: counts and pages are read from the index alone.
  "create index volunteer_applications_by_role on volunteer_applications (role, status, created_at desc, id desc)",
  "create index volunteer_applications_by_status on volunteer_applications (status, created_at desc, id desc)",
  `create index partnership_applications_by_type
    on partnership_applications (partnership_type, status, created_at desc, id desc)`,
  "create index partnership_applications_by_status on partnership_applications (status, created_at desc, id desc)",
  "create index contact_submissions_by_subject on contact_submissions (subject, created_at desc, id desc)",
  `create index ai_impact_surveys_by_impact
    on ai_impact_surveys (impact_level, industry_changes, created_at desc, id desc)`,
  "create index ai_impact_surveys_by_industry on ai_impact_surveys (industry_changes, created_at desc, id desc)",
  "create index ai_impact_surveys_by_email on ai_impact_surveys (email collate nocase)",
  `create index newsletter_subscribers_by_active
    on newsletter_subscribers (is_active, subscribed_at desc, id desc)`,
  "create index ai_impact_surveys_by_worry on ai_impact_surveys (worry_level)",
  "create index ai_impact_surveys_by_finances on ai_impact_surveys (financial_impact)",
  "create index form_analytics_by_event on form_analytics (event_type, form_name, created_at, id)",
  `create index form_analytics_partial on form_analytics (form_name, created_at, session_id)
    where event_type = 'partial_complete'`,

  // An answer: when, by whom, and a note for colleagues.
  ...["contact_submissions", "volunteer_applications", "partnership_applications"].flatMap((table) => [
    `alter table ${table} add column responded_at text`,
    `alter table ${table} add column responded_by text`,
    `alter table ${table} add column response_note text`,
  ]),
  // The queue: what nobody has answered, and for messages by the subject their hours depend on.
  `create index contact_submissions_waiting
    on contact_submissions (subject, created_at desc, id desc) where responded_at is null`,
  ...["volunteer_applications", "partnership_applications"].map(
    (table) => `create index ${table}_waiting
      on ${table} (status, created_at desc, id desc) where responded_at is null`,
  ),

  `create table record_numbers (
    table_name text primary key,
    last integer not null
  ) strict, without rowid`,
  ...Object.keys(searched).flatMap(numberedAndSearched),

  // Events by day, kept by triggers: a chart over two years adds up thousands of rows, not millions.
  `create table form_daily_totals (
    day text not null,
    form_name text not null,
    event_type text not null,
    total integer not null,
    primary key (day, form_name, event_type)
  ) strict, without rowid`,
  `insert into form_daily_totals (day, form_name, event_type, total)
    select substr(created_at, 1, 10), form_name, event_type, count(*) from form_analytics group by 1, 2, 3`,
  `create trigger form_analytics_counted after insert on form_analytics begin
    insert into form_daily_totals (day, form_name, event_type, total)
      values (substr(new.created_at, 1, 10), new.form_name, new.event_type, 1)
      on conflict do update set total = total + 1;
  end`,
  `create trigger form_analytics_uncounted after delete on form_analytics begin
    update form_daily_totals set total = total - 1
      where day = substr(old.created_at, 1, 10) and form_name = old.form_name and event_type = old.event_type;
  end`,

  /*
   * What staff deleted or changed, to be undone. Rows that are deleted leave their table for this one, so that no
   * count, export, mail or aggregate can see them.
   */
  `create table changes (
    id text primary key,
    action text not null check (action in ('delete', 'status')),
    table_name text not null,
    row_count integer not null,
    new_value text,
    made_by text not null,
    made_at text not null,
    undone_at text
  ) strict`,
  "create index changes_by_moment on changes (made_at)",
  `create table changed_rows (
    id integer primary key,
    change_id text not null references changes (id) on delete cascade,
    table_name text not null,
    record_id text not null,
    row text not null check (json_valid(row))
  ) strict`,
  "create index changed_rows_by_change on changed_rows (change_id, table_name)",

  // Who did what: written with the change it tells of, never changed, never deleted.
  `create table audit_log (
    id integer primary key autoincrement,
    created_at text not null,
    actor_id text,
    actor_email text not null,
    action text not null,
    kind text not null,
    record_id text,
    row_count integer not null default 1,
    before text check (before is null or json_valid(before)),
    after text check (after is null or json_valid(after))
  ) strict`,
  "create index audit_log_by_record on audit_log (kind, record_id, id desc)",
  `create trigger audit_log_stays before delete on audit_log begin
    select raise(abort, 'the audit log is append-only');
  end`,
  `create trigger audit_log_is_final before update on audit_log begin
    select raise(abort, 'the audit log is append-only');
  end`,
];

/** What the dashboard needs to list, search, change and undo at any size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
