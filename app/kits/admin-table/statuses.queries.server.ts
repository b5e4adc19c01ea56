import { type RawBuilder, sql } from "kysely";
import { type Actor, recordAuditOfEach } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import type { CellValue } from "./admin-table";
import { type Change, savedIds, saveRows } from "./changes.queries.server";
import type { Condition, ServerTable, TableQueries } from "./table-queries";

/** Previous status, from the saved columns of a row. */
function previousStatus(column: string, names: readonly string[]): RawBuilder<string> {
  const saved = names.map((name) => sql`saved.row ->> ${`$.${name}`} as ${sql.ref(name)}`);
  return sql<string>`(select ${sql.raw(column)} from (select ${sql.join(saved)}))`;
}

/** Sets a status, saves the previous ones, and writes an audit entry for each row. @returns how many rows changed */
export async function updateStatuses(
  trx: Database,
  { kind, queries }: ServerTable,
  {
    change,
    status,
    where,
    who,
    now,
  }: { change: string; status: string; where: Condition; who: Actor; now: Date },
): Promise<number> {
  const { table, statuses } = queries;
  const values = statuses?.set[status]?.(now);
  if (!statuses || !values) return 0;
  const names = Object.keys(values);
  const count = await saveRows(trx, { change, table, columns: names, where });
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)}
    where id in ${savedIds(change, queries)}`.execute(trx);
  const rows = sql`select record_id,
      json_object('status', ${previousStatus(statuses.column, names)}) as before,
      json_object('status', ${status}, 'change', ${change}) as after
    from changed_rows as saved where change_id = ${change} and table_name = ${table}`;
  await recordAuditOfEach(trx, who, { action: "status changed", kind, rows }, now);
  return count;
}

/** Statuses that were set after a change and are not undone, with their rows. */
const laterChanges = (change: string, table: string) => sql`changes as made
  join changed_rows as later on later.change_id = made.id and later.table_name = made.table_name
  where made.table_name = ${table} and made.action = 'status' and made.undone_at is null
    and later.id > (select max(id) from changed_rows where change_id = ${change} and table_name = ${table})`;

/**
 * Restores the statuses from before a change, and writes an audit entry for each row. A row that was touched since
 * stays as it is, also where its status is the same again: by staff, or by subscribers who unsubscribed or returned
 * themselves.
 *
 * @returns how many rows changed
 */
export async function restoreStatuses(
  trx: Database,
  { kind, queries }: ServerTable,
  { id, new_value, made_at }: Change,
  { who, now }: { who: Actor; now: Date },
): Promise<number> {
  const { table, statuses, created } = queries;
  const status = new_value ?? "";
  const set = Object.entries(statuses?.set[status]?.(new Date(made_at)) ?? {});
  if (!statuses || set.length === 0) return 0;
  const own = (column: string) => sql.ref(`${table}.${column}`);
  // The plus signs keep SQLite from starting with the table: it would look through every saved row for each of its rows.
  const untouched = set.map(([name, value]) => sql`+${own(name)} is ${value}`);
  const where = sql`saved.change_id = ${id} and saved.table_name = ${table} and saved.record_id = ${own("id")}
    and ${sql.join(untouched, sql` and `)} and +${own(created)} <= ${made_at}
    and saved.record_id not in (select later.record_id from ${laterChanges(id, table)})`;
  const names = set.map(([name]) => name);
  const rows = sql`select saved.record_id, json_object('status', ${status}) as before,
      json_object('status', ${previousStatus(statuses.column, names)}, 'change', ${id}) as after
    from changed_rows as saved, ${sql.table(table)} where ${where}`;
  const count = await recordAuditOfEach(trx, who, { action: "change undone", kind, rows }, now);
  const assignments = names.map((name) => sql`${sql.ref(name)} = json_extract(saved.row, ${`$.${name}`})`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)}
    from changed_rows as saved where ${where}`.execute(trx);
  return count;
}

interface StatusAuthor {
  by: string;
  /** ISO timestamp. */
  at: string;
}

/** Who last set a status of a change's rows after it. */
export async function lastLaterChange(
  trx: Database,
  { id, table_name }: Change,
): Promise<StatusAuthor | undefined> {
  const { rows } = await sql<StatusAuthor>`
    select made.made_by as by, made.made_at as at from ${laterChanges(id, table_name)}
      and later.record_id in (select record_id from changed_rows
        where change_id = ${id} and table_name = ${table_name})
    order by later.id desc limit 1`.execute(trx);
  return rows[0];
}

/** Undefined when the row is gone. */
export async function statusOf(
  db: Database,
  { table, statuses }: TableQueries,
  id: string,
): Promise<CellValue | undefined> {
  if (!statuses) return undefined;
  const { rows } = await sql<{ status: CellValue }>`
    select ${sql.raw(statuses.column)} as status from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.status;
}

/** Who set the status that a row has now, by the audit log; undefined when it was no one of the staff. */
export async function whoSetStatus(
  db: Database,
  { kind, id, status }: { kind: string; id: string; status: string },
): Promise<StatusAuthor | undefined> {
  const { rows } = await sql<StatusAuthor & { status: string }>`
    select actor_email as by, created_at as at, after ->> 'status' as status from audit_log
    where kind = ${kind} and record_id = ${id} and action in ('status changed', 'change undone')
      and after ->> 'status' is not null
    order by id desc limit 1`.execute(db);
  return rows[0]?.status === status ? { by: rows[0].by, at: rows[0].at } : undefined;
}
