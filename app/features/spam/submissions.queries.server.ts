import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { NewRow, SubmissionForm, Timestamp } from "~/database/schema/schema.server";

export const submissionTables = {
  contact: "contact_submissions",
  volunteer: "volunteer_applications",
  partnership: "partnership_applications",
  survey: "ai_impact_surveys",
  report: "resource_reports",
} as const satisfies Record<SubmissionForm, string>;

export type SubmissionTable = (typeof submissionTables)[SubmissionForm];

export async function isRepeated(
  db: Database,
  table: SubmissionTable,
  contentHash: string,
  since: Timestamp,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("created_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Only `saveSubmission` of the spam feature calls it, and what releases from the quarantine. */
export async function insertSubmission<Table extends SubmissionTable>(
  db: Database,
  table: Table,
  row: Omit<NewRow<Table>, "id">,
  id: string = randomUUID(),
): Promise<string> {
  const entries = Object.entries<unknown>({ ...row, id });
  await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))})`.execute(db);
  return id;
}
