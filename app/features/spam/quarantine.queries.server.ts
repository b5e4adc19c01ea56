import { sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, SubmissionForm } from "~/database/schema/schema.server";
import { columnsOf } from "~/kits/admin-table/changes.queries.server";
import type { SubmissionTable } from "./submissions.queries.server";

export type QuarantinedSubmission = Row<"quarantined_submissions">;

export async function insertQuarantined(
  trx: Database,
  row: NewRow<"quarantined_submissions">,
): Promise<void> {
  await trx.insertInto("quarantined_submissions").values(row).execute();
}

export async function isQuarantined(trx: Database, form: SubmissionForm, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom("quarantined_submissions")
    .select("id")
    .where("content_hash", "=", hash)
    .where("form", "=", form)
    .where("spam_state", "<>", "not_spam")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a person sent again, after a hidden field was filled in. */
export async function deleteSuspectedCopy(trx: Database, form: SubmissionForm, hash: string): Promise<void> {
  await trx
    .deleteFrom("quarantined_submissions")
    .where("content_hash", "=", hash)
    .where("form", "=", form)
    .where("spam_state", "=", "suspected")
    .execute();
}

/** @param form undefined for all forms */
export async function countSuspected(db: Database, form?: SubmissionForm): Promise<number> {
  const { count } = await db
    .selectFrom("quarantined_submissions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("spam_state", "=", "suspected")
    .$if(form !== undefined, (query) => query.where("form", "=", form ?? "contact"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countAlike(
  trx: Database,
  signature: string,
): Promise<{ likeSpam: number; likeSuspected: number }> {
  const rows = await trx
    .selectFrom("quarantined_submissions")
    .select(["spam_state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("signature", "=", signature)
    .groupBy("spam_state")
    .execute();
  const of = (state: string) => rows.find((row) => row.spam_state === state)?.count ?? 0;
  return { likeSpam: of("confirmed"), likeSuspected: of("suspected") };
}

/** Those whose state a change of the dashboard has set. */
export async function listChanged(trx: Database, change: string): Promise<QuarantinedSubmission[]> {
  return await trx
    .selectFrom("quarantined_submissions")
    .selectAll()
    .where(
      "id",
      "in",
      trx
        .selectFrom("changed_rows")
        .select(sql<number>`cast(record_id as integer)`.as("id"))
        .where("change_id", "=", change)
        .where("table_name", "=", "quarantined_submissions"),
    )
    .execute();
}

/** By the id of the submission. */
export async function findQuarantined(db: Database, id: string): Promise<QuarantinedSubmission | undefined> {
  return await db
    .selectFrom("quarantined_submissions")
    .selectAll()
    .where("submission_id", "=", id)
    .executeTakeFirst();
}

/** @param decidedAt only as confirmed spam, decided then */
export async function findQuarantinedName(
  db: Database,
  id: string,
  decidedAt?: string,
): Promise<string | undefined> {
  const found = await findQuarantined(db, id);
  const isAsked =
    decidedAt === undefined || (found?.spam_state === "confirmed" && found.decided_at === decidedAt);
  return isAsked ? found?.name : undefined;
}

export async function updateDecision(
  trx: Database,
  id: string,
  decision: Partial<Pick<QuarantinedSubmission, "spam_state" | "decided_at" | "fields">>,
): Promise<void> {
  await trx.updateTable("quarantined_submissions").set(decision).where("submission_id", "=", id).execute();
}

export async function updateFields(trx: Database, id: number, fields: string): Promise<void> {
  await trx.updateTable("quarantined_submissions").set({ fields }).where("id", "=", id).execute();
}

/** @param times ISO timestamps: rows in that state that were decided before are deleted */
async function deleteDecidedBefore(
  db: Database,
  times: { confirmed: string; notSpam: string },
): Promise<void> {
  const { confirmed, notSpam } = times;
  await db
    .deleteFrom("quarantined_submissions")
    .where((row) =>
      row.or([
        row.and([row("spam_state", "=", "confirmed"), row("decided_at", "<", confirmed)]),
        row.and([row("spam_state", "=", "not_spam"), row("decided_at", "<", notSpam)]),
      ]),
    )
    .execute();
}

export type Cells = Record<string, string | number | null>;

/** Of columns that the table has by now; does nothing when the row is there. */
export async function insertReleased(trx: Database, table: SubmissionTable, row: Cells): Promise<void> {
  const known = await columnsOf(trx, table);
  const names = Object.keys(row).filter((name) => known.includes(name));
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => row[name] ?? null))}) on conflict do nothing`.execute(trx);
}

/** Once for each; the table's trigger tells only of what was sent within a day. */
export async function insertNotification(
  trx: Database,
  { kind, id, now }: { kind: SubmissionForm; id: string; now: string },
): Promise<void> {
  const known = await trx
    .selectFrom("notifications")
    .select("id")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .executeTakeFirst();
  if (!known)
    await trx.insertInto("notifications").values({ kind, record_id: id, created_at: now }).execute();
}

/** All columns but the id. */
export async function readReleased(
  trx: Database,
  table: SubmissionTable,
  id: string,
): Promise<Cells | undefined> {
  const { rows } = await sql<Cells>`select * from ${sql.table(table)} where id = ${id}`.execute(trx);
  const { id: _, ...row } = rows[0] ?? {};
  return rows.length > 0 ? row : undefined;
}

export async function deleteReleased(trx: Database, table: SubmissionTable, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
}

/** What no one has decided about stays. */
export async function purgeDecidedSpam(db: Database, now: Date): Promise<void> {
  await deleteDecidedBefore(db, {
    confirmed: retentionCutoff("spam", now),
    notSpam: retentionCutoff("released", now),
  });
}
