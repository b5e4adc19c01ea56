import { type Kysely, sql } from "kysely";
import { versionTrigger } from "./0001/content";

const shown =
  "id, category, title, organization, description, eligibility_requirements, cost, phone_number, website_url, geographic_scope, tags, country, state, languages, is_online, checked_at, is_active, hours, when_you_call, have_ready";

/** The office was renamed on June 1, 2026. The start brings the other columns of an entry that nobody has changed up to date. */
const renamed = `update support_resources set organization = 'USDA Food and Nutrition Administration and your state'
  where organization = 'USDA Food and Nutrition Service and state agencies' and title in ('SNAP Food Benefits', 'WIC')`;

/** What somebody wants to know before they call; null where nobody knows. */
const statements = [
  "alter table support_resources add column hours text",
  "alter table support_resources add column when_you_call text",
  "alter table support_resources add column have_ready text",
  "drop trigger support_resources_version_changed",
  versionTrigger("resources", "support_resources", "changed", `update of ${shown}`),
  renamed,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
