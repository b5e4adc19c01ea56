import { type Kysely, sql } from "kysely";
import { accounts } from "./0001/accounts";
import { articles } from "./0001/articles";
import { contentVersions } from "./0001/content-versions";
import { formEvents } from "./0001/form-events";
import { mail } from "./0001/mail";
import { newsletter } from "./0001/newsletter";
import { replies } from "./0001/replies";
import { resources } from "./0001/resources";
import { staffRecords } from "./0001/staff-records";
import { recordNumbers } from "./0001/staff-search";
import { letterFolds } from "./0001/staff-sort";
import { submissions } from "./0001/submissions";
import { surveys } from "./0001/surveys";

/**
 * The schema of version 1.0.0, by subject. Enumerations are CHECK constraints: a value the code forgot to refuse is refused
 * by the database. Times are ISO 8601 text in UTC with milliseconds; booleans are 0 or 1.
 */
const statements = [
  // What the triggers of other tables write to or read.
  ...contentVersions,
  ...recordNumbers,
  ...letterFolds,

  ...accounts,
  ...submissions,
  ...surveys,
  ...formEvents,
  ...replies,
  ...articles,
  ...resources,
  ...newsletter,
  ...mail,
  ...staffRecords,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
