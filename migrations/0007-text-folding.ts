import { type Kysely, sql } from "kysely";
import { numbered, place, searchText, textOf } from "./0001/search";

const LENGTH = 64;
/** A text of megabytes is copied for each of its parts, and a part for each of its pieces. */
const PART = 4096;
/** Signs that are the same when they are folded, but for capitals; rows part their fields with the first. */
const OTHER = "'*[^' || char(31) || ' -_a-~]*'";
const syllable = "(unicode(c) - 44032)";
/** A syllable of Hangul as its letters: there are too many to list. */
const letters = `case when unicode(c) between 44032 and 55203 then
  char(4352 + ${syllable} / 588, 4449 + ${syllable} % 588 / 28)
  || case ${syllable} % 28 when 0 then '' else char(4519 + ${syllable} % 28) end end`;

/**
 * SQL for a text as app/lib/text/fold.ts folds it, by the table of its characters, so that every program can write rows.
 * In pieces, because SQLite counts from the beginning of a text to find a character; only pieces with others than plain
 * characters are read by character.
 */
const folded = (text: string) => `(with recursive
  source (text) as (select ${text}),
  parts (n, size, part, text) as (
    select 1, length(text), substr(text, 1, ${PART}), text from source
    union all select n + ${PART}, size, substr(text, n + ${PART}, ${PART}), text from parts where n + ${PART} <= size
  ),
  pieces (n, at, size, piece, part) as (
    select n, 1, length(part), substr(part, 1, ${LENGTH}), part from parts
    union all select n + ${LENGTH}, at + ${LENGTH}, size, substr(part, at + ${LENGTH}, ${LENGTH}), part from pieces
      where at + ${LENGTH} <= size
    order by 1
  ),
  places (n) as (select 1 union all select n + 1 from places where n < ${LENGTH})
  select lower(coalesce(group_concat(case when piece glob ${OTHER} then (
    select group_concat(coalesce((select plain from letter_folds where letter = c), ${letters}, c), '')
    from (select substr(piece, n, 1) as c from places)) else piece end, ''), '')) from pieces)`;

/** The digits of a telephone number, whatever stands between them. */
const digits = (column: string) => `coalesce((with recursive
  places (n) as (select 1 union all select n + 1 from places where n < 60),
  phone (text) as (select ${folded(`coalesce(${column}, '')`)})
  select group_concat(substr(text, n, 1), '') from phone, places where substr(text, n, 1) glob '[0-9]'), '')`;

interface Searched {
  table: string;
  number: "number" | "id";
  /** SQL over `row`: what the table's own list finds, and what is found by the search over everything as well. */
  text: readonly string[];
  more?: readonly string[];
  /** Triggers and tables of the index that it replaces. */
  isNew?: boolean;
}

const orNone = (column: string) => `coalesce(row.${column}, '')`;
const ofStaff = [orNone("labels"), orNone("response_note")];
const phone = [orNone("phone"), digits("row.phone")];
const ANSWERS = [
  "impact_level",
  "worry_level",
  "industry_changes",
  "personal_experience",
  "financial_impact",
  "support_needs",
  "timeframe",
];

const searched: readonly Searched[] = [
  {
    table: "contact_submissions",
    number: "number",
    text: ["row.name", "row.email", "row.message"],
    more: ofStaff,
  },
  {
    table: "volunteer_applications",
    number: "number",
    text: ["row.first_name || ' ' || row.last_name", "row.email", "row.role", "replace(row.role, '_', ' ')"],
    more: ["row.location", ...phone, ...ofStaff],
  },
  {
    table: "partnership_applications",
    number: "number",
    text: ["row.company_name", "row.contact_name", "row.email"],
    more: ["row.message", ...phone, ...ofStaff],
  },
  {
    table: "ai_impact_surveys",
    number: "number",
    text: [
      "row.name",
      "row.email",
      ...ANSWERS.flatMap((answer) => [`row.${answer}`, `replace(row.${answer}, '_', ' ')`]),
    ],
  },
  {
    table: "newsletter_subscribers",
    number: "number",
    text: ["row.email", "row.name"],
    more: [orNone("consent_note")],
  },
  {
    table: "resource_reports",
    number: "number",
    text: ["row.resource_title", "row.details", orNone("email")],
    more: ofStaff,
  },
  {
    table: "quarantined_submissions",
    number: "id",
    text: ["row.name", orNone("email"), "row.message"],
  },
  {
    table: "articles",
    number: "id",
    text: [textOf("title"), textOf("source")],
    more: [textOf("summary")],
  },
  {
    table: "support_resources",
    number: "id",
    text: [textOf("title"), textOf("organization"), textOf("description")],
    more: [textOf("tags"), textOf("category"), orNone("phone_number"), digits("row.phone_number")],
    isNew: true,
  },
  {
    table: "replies",
    number: "number",
    text: ["row.name", "row.recipient", "row.subject", "row.text"],
    isNew: true,
  },
];

function staffIndex({ table, number, text, more = [], isNew = false }: Searched): string[] {
  const isNumbered = number === "number";
  const columns = [...new Set([...text, ...more].join(" ").match(/(?<=row\.)\w+/g))].join(", ");
  const ofNew = (fields: readonly string[]) => folded(searchText(fields).replaceAll("row.", "new."));
  const values = `${ofNew(text)}, ${more.length > 0 ? ofNew(more) : "''"}`;
  const insert = (rowid: string) =>
    `insert into ${table}_search (rowid, text, more) values (${rowid}, ${values});`;
  const names = table === "articles" ? ["titled_insert", "titled_update", "titled_delete"] : [];
  const old =
    names.length > 0 ? names : ["restored", "changed", "removed", ...(isNumbered ? ["numbered"] : [])];
  return [
    ...(isNew
      ? []
      : [
          ...old.map((name) => `drop trigger ${table}_${name}`),
          `drop table ${table}_terms`,
          `drop table ${table}_search`,
        ]),
    `create virtual table ${table}_search using fts5 (text, more,
      content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1')`,
    `create virtual table ${table}_terms using fts5vocab ('${table}_search', 'instance')`,
    ...(isNumbered
      ? [
          `create trigger ${table}_numbered after insert on ${table} when new.number is null begin
            update record_numbers set last = last + 1 where table_name = '${table}';
            update ${table} set number = (select last from record_numbers where table_name = '${table}')
              where id = new.id;
            ${insert(`(select last from record_numbers where table_name = '${table}')`)}
          end`,
        ]
      : []),
    `create trigger ${table}_restored after insert on ${table} ${isNumbered ? "when new.number is not null" : ""} begin
      ${insert(`new.${number}`)}
    end`,
    `create trigger ${table}_changed after update of ${columns} on ${table} begin
      delete from ${table}_search where rowid = old.${number};
      ${insert(`new.${number}`)}
    end`,
    `create trigger ${table}_removed after delete on ${table} begin
      delete from ${table}_search where rowid = old.${number};
    end`,
  ];
}

interface Published {
  table: string;
  isPublic: string;
  rowid: (row: string) => string;
  keys: readonly string[];
  words: Readonly<Record<string, string>>;
  parts: readonly string[];
}

const published: readonly Published[] = [
  {
    table: "articles",
    isPublic: "is_hidden = 0",
    rowid: (row) => `coalesce(unixepoch(${row}.published_date), 0) * 1073741824 + (${row}.id & 1073741823)`,
    keys: ["id", "is_hidden", "published_date"],
    words: { title: textOf("title"), source: textOf("source"), summary: textOf("summary") },
    parts: ["title", "source", "summary"],
  },
  {
    table: "support_resources",
    isPublic: "is_active = 1",
    rowid: (row) => `${row}.id`,
    keys: ["id", "is_active", "state", "geographic_scope"],
    words: {
      title: textOf("title"),
      tags: textOf("tags"),
      category: textOf("category"),
      place,
      organization: textOf("organization"),
      description: textOf("description"),
    },
    parts: ["title", "tags", "category", "organization", "description"],
  },
];

function publicIndex({ table, isPublic, rowid, keys, words, parts }: Published): string[] {
  const ofNew = (text: string) => folded(text.replaceAll("row.", "new."));
  const where = `where new.${isPublic}`;
  const insert = `insert into ${table}_words (rowid, ${Object.keys(words).join(", ")})
      select ${rowid("new")}, ${Object.values(words).map(ofNew).join(", ")} ${where};
    insert into ${table}_parts (rowid, text) select ${rowid("new")}, ${ofNew(searchText(parts.map(textOf)))} ${where};`;
  const remove = ["words", "parts"]
    .map((index) => `delete from ${table}_${index} where rowid = ${rowid("old")};`)
    .join("\n");
  return [
    `drop trigger ${table}_search_insert`,
    `drop trigger ${table}_search_update`,
    `create trigger ${table}_search_insert after insert on ${table} begin ${insert} end`,
    `create trigger ${table}_search_update after update of ${[...keys, ...parts].join(", ")} on ${table} begin
      ${remove} ${insert} end`,
  ];
}

const statements = [
  // Which folding the table of characters is of: none until the site starts with its own.
  `create table text_folding (id integer primary key check (id = 1), version integer not null) strict`,
  "insert into text_folding (id, version) values (1, 0)",
  // Tables whose rows are folded in an older way, and how far they were folded anew.
  "create table text_refolding (table_name text primary key, after integer not null) strict, without rowid",

  "alter table replies add column number integer",
  `update replies set number = place from (select id as reply, row_number() over (order by created_at, id) as place
    from replies) where reply = id`,
  ...numbered("replies"),
  `update record_numbers set last = (select coalesce(max(number), 0) from replies) where table_name = 'replies'`,

  ...searched.flatMap(staffIndex),
  ...published.flatMap(publicIndex),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
