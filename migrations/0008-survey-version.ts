import { type Kysely, sql } from "kysely";

const answers = [
  "impact_level",
  "worry_level",
  "industry_changes",
  "personal_experience",
  "financial_impact",
  "support_needs",
  "timeframe",
];

const changes = {
  added: "insert",
  changed: `update of ${answers.join(", ")}`,
  removed: "delete",
};

/** A number that every change of the survey's answers raises, so that their totals are counted only after one. */
const statements = [
  `create table survey_version (
    id integer primary key check (id = 1),
    version integer not null
  ) strict`,
  "insert into survey_version (id, version) values (1, 1)",
  ...Object.entries(changes).map(
    ([name, change]) => `create trigger survey_version_${name} after ${change} on ai_impact_surveys begin
      update survey_version set version = version + 1;
    end`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
