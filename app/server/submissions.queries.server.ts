import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./open-database.server";
import type { NewRow, Timestamp } from "./schema.server";

type SubmissionTable =
  | "ai_impact_surveys"
  | "contact_submissions"
  | "partnership_applications"
  | "resource_reports"
  | "volunteer_applications";

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

export async function insertSubmission<Table extends SubmissionTable>(
  db: Database,
  table: Table,
  row: Omit<NewRow<Table>, "id">,
): Promise<string> {
  const id = randomUUID();
  const entries = Object.entries<unknown>({ ...row, id });
  await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))})`.execute(db);
  return id;
}
