import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { NoticeKind } from "~/server/schema.server";

interface NoticedRow {
  kind: NoticeKind;
  record_id: string;
  name: string;
  /** A code, or null where there is none. */
  subject: string | null;
  /** Of the resource that is reported, while there is one. */
  resource_id: number | null;
}

/** What each kind of notice is about: the table, and SQL for name and subject over `row`. */
const sources: Record<NoticeKind, { table: string; name: string; subject: string; resource?: string }> = {
  contact: { table: "contact_submissions", name: "row.name", subject: "row.subject" },
  volunteer: {
    table: "volunteer_applications",
    name: "row.first_name || ' ' || row.last_name",
    subject: "row.role",
  },
  partnership: {
    table: "partnership_applications",
    name: "row.contact_name || ' (' || row.company_name || ')'",
    subject: "row.partnership_type",
  },
  survey: { table: "ai_impact_surveys", name: "row.name", subject: "null" },
  report: {
    table: "resource_reports",
    name: "row.resource_title",
    subject: "row.problem",
    resource: "row.resource_id",
  },
};

/** The submissions a batch tells of that are still there, read when they are asked for: nothing is kept twice. */
function noticed(batchId: number) {
  const parts = Object.entries(sources).map(
    ([kind, { table, name, subject, resource = "null" }]) => sql`
      select notice.id as place, notice.kind, notice.record_id, ${sql.raw(name)} as name,
        ${sql.raw(subject)} as subject, ${sql.raw(resource)} as resource_id
      from staff_notices as notice join ${sql.table(table)} as row on row.id = notice.record_id
      where notice.batch_id = ${batchId} and notice.kind = ${kind}`,
  );
  return sql.join(parts, sql` union all `);
}

/** The first submissions of a batch, in the order they came in. */
export async function listNoticed(db: Database, batchId: number, limit: number): Promise<NoticedRow[]> {
  const { rows } = await sql<NoticedRow>`
    select kind, record_id, name, subject, resource_id from (${noticed(batchId)}) order by place limit ${limit}
  `.execute(db);
  return rows;
}

export async function countNoticed(db: Database, batchId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${noticed(batchId)})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Whether anything came in that no batch tells of yet. */
export async function hasWaitingNotice(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom("staff_notices")
    .select("id")
    .where("batch_id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the last batch was made, as an ISO timestamp. */
export async function findLastBatchTime(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom("staff_mail_batches")
    .select("created_at")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Makes a batch of everything no batch tells of yet. @returns its id */
export async function insertBatch(db: Database, now: string): Promise<number> {
  const { id } = await db
    .insertInto("staff_mail_batches")
    .values({ created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("staff_notices").set({ batch_id: id }).where("batch_id", "is", null).execute();
  return id;
}

export async function deleteWaitingNotices(db: Database): Promise<void> {
  await db.deleteFrom("staff_notices").where("batch_id", "is", null).execute();
}

/** Forgets batches with their notices and mails. @param before ISO timestamp */
export async function deleteBatchesBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom("staff_mail_batches").where("created_at", "<", before).execute();
}
