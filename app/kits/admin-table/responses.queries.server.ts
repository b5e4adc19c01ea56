import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Condition, RespondableTable, TableQueries } from "./table-queries";

/** In hours: for every row, or by the column `subject`. */
type ResponseTimes = { hours: number; subjects?: readonly string[] }[];

const HOUR_MS = 60 * 60 * 1000;

/** Whose words may tell of danger is due in hours, whatever was promised. */
const URGENT_HOURS = 4;

/** Spelled as in the indexes of migrations/0003. */
export function dueAfter(since: string, span: string): string {
  const promised = `case when danger is null then ${span} else '+${URGENT_HOURS} hours' end`;
  return `coalesce(due_again_at, strftime('%Y-%m-%dT%H:%M:%fZ', ${since}, ${promised}))`;
}

function dueAt(times: ResponseTimes): string {
  const cases = times.flatMap(({ hours, subjects = [] }) =>
    subjects.map((subject) => `when '${subject}' then '+${hours} hours'`),
  );
  const span = cases.length > 0 ? `case subject ${cases.join(" ")} end` : `'+${times[0]?.hours ?? 0} hours'`;
  return dueAfter("coalesce(released_at, created_at)", span);
}

/** A status alone is no answer: somebody was written to, or a person marked the row. */
const OPEN = "responded_at is null";

/** Not put off until a later day. */
export const isAwake = (now: Date) => sql<SqlBool>`coalesce(snoozed_until, '') <= ${now.toISOString()}`;

function byResponse(times: ResponseTimes) {
  const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  return (value: string, now: Date): Condition => {
    if (value === "answered") return sql<SqlBool>`not (${sql.raw(OPEN)})`;
    if (value === "snoozed") return sql<SqlBool>`${sql.raw(OPEN)} and not (${isAwake(now)})`;
    if (value === "waiting") return sql<SqlBool>`${sql.raw(OPEN)} and ${isAwake(now)}`;
    // Computes the bound, not the column, so that an index is used.
    const cases = times.flatMap(({ hours, subjects = [] }) =>
      subjects.map((subject) => sql`when ${subject} then ${before(now, hours)}`),
    );
    const late =
      cases.length > 0 ? sql`case subject ${sql.join(cases, sql` `)} end` : before(now, times[0]?.hours ?? 0);
    const isLate = sql<SqlBool>`case when danger is null and due_again_at is null
      then created_at < ${late} and coalesce(released_at, '') < ${late}
      else ${sql.raw(dueAt(times))} < ${now.toISOString()} end`;
    return sql<SqlBool>`${sql.raw(OPEN)} and ${isAwake(now)} and created_at < ${before(now, URGENT_HOURS)}
      and ${isLate}`;
  };
}

export const responseFields = {
  "Responded At": "responded_at",
  "Responded By": "responded_by",
  "Response Note": "response_note",
  "Assigned To": "(select email from users where users.id = assignee_id)",
  Labels: "(select group_concat(value, ', ') from json_each(labels))",
};

/** Of every table that has the mark of danger. */
export const dangerField = { "May Be in Danger": "danger" };

/** Adds the columns, fields and filter of responses. */
export function withResponses(
  queries: TableQueries & { table: RespondableTable },
  { times }: { times: ResponseTimes },
): TableQueries {
  return {
    ...queries,
    columns: {
      ...queries.columns,
      due_at: dueAt(times),
      is_open: `case when ${OPEN} then 1 else 0 end`,
      snoozed_until: "snoozed_until",
      danger: "danger",
      is_undeliverable: `exists (select 1 from undeliverable_addresses
        where undeliverable_addresses.email = ${queries.table}.email)`,
    },
    fields: { ...queries.fields, ...responseFields, ...dangerField },
    filters: { ...queries.filters, filter: byResponse(times) },
    respondable: queries.table,
  };
}

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

export async function findPutOff(db: Database, table: RespondableTable, id: string) {
  return await db
    .selectFrom(table)
    .select(["due_again_at", "snoozed_until"])
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
