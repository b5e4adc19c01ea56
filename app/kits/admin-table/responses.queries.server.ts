import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { RespondableTable } from "./table-queries";

export interface RecordedResponse {
  responded_at: string | null;
  responded_by: string | null;
  response_note: string | null;
}

export async function findResponse(
  db: Database,
  table: RespondableTable,
  id: string,
): Promise<RecordedResponse | undefined> {
  return await db
    .selectFrom(table)
    .select(["responded_at", "responded_by", "response_note"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** What is answered is put off no longer. */
export async function saveResponse(
  trx: Database,
  table: RespondableTable,
  id: string,
  response: RecordedResponse,
): Promise<void> {
  const settled = response.responded_at === null ? {} : { due_again_at: null, snoozed_until: null };
  await trx
    .updateTable(table)
    .set({ ...response, ...settled })
    .where("id", "=", id)
    .execute();
}

/** Somebody was written to, and will be again. @param due_again_at ISO timestamp */
export async function saveLeftOpen(
  trx: Database,
  table: RespondableTable,
  id: string,
  due_again_at: string,
): Promise<void> {
  await trx
    .updateTable(table)
    .set({ responded_at: null, responded_by: null, due_again_at, snoozed_until: null })
    .where("id", "=", id)
    .execute();
}

/** By the audit log. */
export async function lastResponseChange(db: Database, kind: string, id: string) {
  return await db
    .selectFrom("audit_log")
    .select(["actor_email", "created_at", "action"])
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("action", "in", ["answered", "reopened", "noted"])
    .orderBy("id", "desc")
    .executeTakeFirst();
}

export interface HistoryEntry {
  id: number;
  created_at: string;
  actor_email: string;
  action: string;
  before: string | null;
  after: string | null;
}

/** Newest first, including bulk changes. */
export async function listHistory(
  db: Database,
  { kind, table, id }: { kind: string; table: string; id: string },
): Promise<HistoryEntry[]> {
  // Bulk entries do not name their rows; those are known while the change can be undone. Before 0035 each row of a
  // status had an entry of its own as well.
  const { rows } = await sql<HistoryEntry>`
    select id, created_at, actor_email, action, before, after from audit_log
    where kind = ${kind} and (record_id = ${id} or record_id is null and exists (
      select 1 from changed_rows where change_id = audit_log.after ->> 'change'
        and table_name = ${table} and record_id = ${id}
    ) and not exists (
      select 1 from audit_log as own where own.kind = ${kind} and own.record_id = ${id}
        and own.after ->> 'change' = audit_log.after ->> 'change'))
    order by id desc limit 50`.execute(db);
  return rows;
}
