import { type Kysely, sql } from "kysely";

interface Shown {
  table: string;
  /** What public pages show, select by or sort by. */
  columns: readonly string[];
}

/** By subject: what the pages about it show. */
const subjects: Readonly<Record<string, Shown>> = {
  articles: {
    table: "articles",
    columns: ["id", "title", "summary", "source", "url", "published_date", "is_hidden"],
  },
  resources: {
    table: "support_resources",
    columns: [
      "id",
      "category",
      "title",
      "organization",
      "description",
      "eligibility_requirements",
      "cost",
      "phone_number",
      "website_url",
      "geographic_scope",
      "tags",
      "country",
      "state",
      "languages",
      "is_online",
      "checked_at",
      "is_active",
    ],
  },
  survey: {
    table: "ai_impact_surveys",
    columns: [
      "impact_level",
      "worry_level",
      "industry_changes",
      "personal_experience",
      "financial_impact",
      "support_needs",
      "timeframe",
    ],
  },
};

/**
 * Random, from the 53 bits that JavaScript reads exactly, and no counter: after a backup is restored, a counter would
 * give to new content a number that other content had before.
 */
const RANDOM = "random() & 9007199254740991";

const names = Object.keys(subjects);

const statements = [
  ...["added", "changed", "removed"].map((change) => `drop trigger survey_version_${change}`),
  "drop table survey_version",
  `create table content_versions (
    id integer primary key check (id = 1),
    ${names.map((name) => `${name} integer not null`).join(", ")}
  ) strict`,
  `insert into content_versions (id, ${names.join(", ")}) values (1, ${names.map(() => RANDOM).join(", ")})`,
  ...Object.entries(subjects).flatMap(([name, { table, columns }]) =>
    Object.entries({ added: "insert", changed: `update of ${columns.join(", ")}`, removed: "delete" }).map(
      ([change, event]) => `create trigger ${table}_version_${change} after ${event} on ${table} begin
        update content_versions set ${name} = ${RANDOM};
      end`,
    ),
  ),
];

/** A number for each subject of the public pages, which is another one after every change of what they show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
