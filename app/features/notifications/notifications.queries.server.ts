import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { SPANISH_LABEL } from "~/database/schema/language-label";
import type { NotificationKind } from "~/database/schema/schema.server";
import { deleteQueuedMails, enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { DangerFamily } from "~/lib/danger-family";

interface NotifiedRow {
  kind: NotificationKind;
  record_id: string;
  name: string;
  subject: string | null;
  resource_id: number | null;
  danger: DangerFamily | null;
  /** It was written on a page in Spanish. */
  is_spanish: 0 | 1;
  is_answer: 0 | 1;
}

interface NotifiedSource {
  table: string;
  name: string;
  subject: string;
  resource?: string;
  labels?: string;
}

/** SQL over `row`. */
const sources: Record<NotificationKind, NotifiedSource> = {
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
  survey: { table: "ai_impact_surveys", name: "row.name", subject: "null", labels: "null" },
  report: {
    table: "resource_reports",
    name: "row.resource_title",
    subject: "row.problem",
    resource: "row.resource_id",
  },
};

/** Read when they are asked for: nothing is stored twice. */
function submissionsOf(batchId: number) {
  const parts = Object.entries(sources).map(
    ([kind, { table, name, subject, resource = "null", labels = "row.labels" }]) => sql`
      select notification.id as place, notification.kind, notification.record_id, ${sql.raw(name)} as name,
        ${sql.raw(subject)} as subject, ${sql.raw(resource)} as resource_id, row.danger as danger,
        coalesce(instr(${sql.raw(labels)}, ${JSON.stringify(SPANISH_LABEL)}) > 0, 0) as is_spanish, notification.is_answer
      from notifications as notification
        join ${sql.table(table)} as row on row.id = notification.record_id
      where notification.batch_id = ${batchId} and notification.kind = ${kind}`,
  );
  return sql.join(parts, sql` union all `);
}

export async function listBatch(db: Database, batchId: number, limit: number): Promise<NotifiedRow[]> {
  const { rows } = await sql<NotifiedRow>`
    select kind, record_id, name, subject, resource_id, danger, is_spanish, is_answer from (${submissionsOf(batchId)}) order by danger is null, place limit ${limit}
  `.execute(db);
  return rows;
}

export async function countBatch(db: Database, batchId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (${submissionsOf(batchId)})`.execute(db);
  return rows[0]?.count ?? 0;
}

async function hasWaitingNotification(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom("notifications")
    .select("id")
    .where("batch_id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param ids only these; undefined: all that wait */
async function insertBatch(db: Database, now: string, ids?: readonly number[]): Promise<number> {
  const { id } = await db
    .insertInto("notification_batches")
    .values({ created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("notifications")
    .set({ batch_id: id })
    .where("batch_id", "is", null)
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? [])]))
    .execute();
  return id;
}

/** Those that wait and are about rows with a mark of danger. */
async function listUrgentNotifications(db: Database): Promise<number[]> {
  const parts = Object.entries(sources).map(
    ([kind, { table }]) => sql`
      select notification.id from notifications as notification
        join ${sql.table(table)} as row on row.id = notification.record_id
      where notification.batch_id is null and notification.kind = ${kind} and row.danger is not null`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** @param before ISO timestamp */
export async function deleteBatchesBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom("notification_batches").where("created_at", "<", before).execute();
}

/** Submissions within this time of a mail are batched into the next one. */
export const BATCH_MS = 60_000;

export const NOTIFICATION_QUEUE = { kind: "notification", campaignId: null } as const;

/**
 * Notifies at once after a quiet time, then in batches of a minute, in one transaction. What is urgent has a mail of its
 * own and never waits.
 * @param recipients with none, what came in is marked as notified too
 */
export async function batchNotifications(
  db: Database,
  recipients: readonly string[],
  now: Date,
): Promise<void> {
  if (recipients.length === 0) {
    await db.deleteFrom("notifications").where("batch_id", "is", null).execute();
    await deleteQueuedMails(db, NOTIFICATION_QUEUE);
    return;
  }
  if (!(await hasWaitingNotification(db))) return;
  const notify = async (trx: Database, ids?: readonly number[]) => {
    const reference = String(await insertBatch(trx, now.toISOString(), ids));
    for (const recipient of new Set(recipients))
      await enqueueMail(trx, NOTIFICATION_QUEUE, { recipient, reference }, now);
  };
  await db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom("notification_batches")
      .select("created_at")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const urgent = await listUrgentNotifications(trx);
    if (urgent.length > 0) await notify(trx, urgent);
    if (last && now.valueOf() - Date.parse(last.created_at) < BATCH_MS) return;
    if (await hasWaitingNotification(trx)) await notify(trx);
  });
}
