import { type Kysely, sql } from "kysely";
import { articles, contentVersions, resources } from "./0001/content";
import { mail, newsletter } from "./0001/mail";
import { replies } from "./0001/replies";
import { letterFolds, recordNumbers } from "./0001/search";
import { accounts, staffRecords } from "./0001/staff";
import { submissions } from "./0001/submissions";
import { formEvents, surveys } from "./0001/surveys";

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
