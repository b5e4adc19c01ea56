import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";

/** The tables whose rows wait for an answer. */
export type AnswerableTable = "contact_submissions" | "volunteer_applications" | "partnership_applications";

export interface Answer {
  responded_at: string | null;
  responded_by: string | null;
  response_note: string | null;
}

export async function findAnswer(
  db: Database,
  table: AnswerableTable,
  id: string,
): Promise<Answer | undefined> {
  const { rows } = await sql<Answer>`
    select responded_at, responded_by, response_note from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}

export async function writeAnswer(
  trx: Database,
  table: AnswerableTable,
  id: string,
  { responded_at, responded_by, response_note }: Answer,
): Promise<void> {
  await sql`update ${sql.table(table)} set responded_at = ${responded_at}, responded_by = ${responded_by},
    response_note = ${response_note} where id = ${id}`.execute(trx);
}

export interface HistoryEntry {
  id: number;
  created_at: string;
  actor_email: string;
  action: string;
  before: string | null;
  after: string | null;
}

/** What staff did to one row, newest first. */
export async function listHistory(db: Database, kind: string, id: string): Promise<HistoryEntry[]> {
  return await db
    .selectFrom("audit_log")
    .select(["id", "created_at", "actor_email", "action", "before", "after"])
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .orderBy("id", "desc")
    .limit(50)
    .execute();
}
