import { type Kysely, sql } from "kysely";
import { versionTrigger } from "./0001/content";

const shown =
  "id, category, title, organization, description, summary_es, eligibility_requirements, cost, phone_number, website_url, geographic_scope, tags, country, state, languages, is_online, checked_at, is_active, hours, when_you_call, have_ready";

/** The column says in one Spanish sentence what one gets. The start brings those of the project's own entries to those that nobody has changed. */
const statements = [
  "alter table support_resources add column summary_es text",
  "drop trigger support_resources_version_changed",
  versionTrigger("resources", "support_resources", "changed", `update of ${shown}`),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
