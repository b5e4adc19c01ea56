import { type Kysely, sql } from "kysely";

const vocabularies = [
  ["articles_trigrams", "articles_parts"],
  ["support_resources_trigrams", "support_resources_parts"],
  ...[
    "newsletter_subscribers",
    "ai_impact_surveys",
    "volunteer_applications",
    "partnership_applications",
    "contact_submissions",
  ].map((table) => [`${table}_terms`, `${table}_search`]),
];

/** Of the type that finds a term without reading all of the rows that have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, index] of vocabularies) {
    await sql.raw(`drop table ${name}`).execute(db);
    await sql.raw(`create virtual table ${name} using fts5vocab ('${index}', 'instance')`).execute(db);
  }
}
