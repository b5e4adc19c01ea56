import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Actor, recordAuditOfEach } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import { keepRows, keptIds } from "./change-records.queries.server";
import type { Change } from "./changes.queries.server";
import type { RecordSource } from "./record-source";
import type { CellValue, RecordKind } from "./record-table";

interface StatusOrder {
  who: Actor;
  kind: RecordKind;
  now: Date;
}

/** The status a kept row had, by its source's own name for it. @param names the columns that were kept of it */
function statusBefore(column: string, names: readonly string[]): RawBuilder<string> {
  const kept = names.map((name) => sql`kept.row ->> ${`$.${name}`} as ${sql.ref(name)}`);
  return sql<string>`(select ${sql.raw(column)} from (select ${sql.join(kept)}))`;
}

/** Sets a status, keeps what it was, and writes an audit entry for each row. @returns how many rows changed */
export async function setStatuses(
  trx: Database,
  source: RecordSource,
  {
    change,
    status,
    where,
    ...order
  }: StatusOrder & { change: string; status: string; where: RawBuilder<SqlBool> },
): Promise<number> {
  const { table, statuses } = source;
  const values = statuses?.set[status]?.(order.now);
  if (!statuses || !values) return 0;
  const names = Object.keys(values);
  const count = await keepRows(trx, { change, table, columns: names, where });
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id in ${keptIds(change, table)}`.execute(
    trx,
  );
  const rows = sql`select record_id,
      json_object('status', ${statusBefore(statuses.column, names)}) as before,
      json_object('status', ${status}, 'change', ${change}) as after
    from changed_rows as kept where change_id = ${change} and table_name = ${table}`;
  await recordAuditOfEach(trx, order.who, { action: "status changed", kind: order.kind, rows }, order.now);
  return count;
}

/** Statuses that were set after a change and are not undone, with their rows. */
const laterChanges = (change: string, table: string) => sql`changes as made
  join changed_rows as later on later.change_id = made.id and later.table_name = made.table_name
  where made.table_name = ${table} and made.action = 'status' and made.undone_at is null
    and later.id > (select max(id) from changed_rows where change_id = ${change} and table_name = ${table})`;

/**
 * Gives rows their status from before a change, and writes an audit entry for each. Those that anybody has touched since
 * keep theirs, also where it is the same again: a status another person of the staff has set, somebody who has left the
 * newsletter themselves or come back to it.
 *
 * @returns how many
 */
export async function putStatusesBack(
  trx: Database,
  source: RecordSource,
  { id, new_value, made_at }: Change,
  { who, kind, now }: StatusOrder,
): Promise<number> {
  const { table, statuses } = source;
  const status = new_value ?? "";
  const set = Object.entries(statuses?.set[status]?.(new Date(made_at)) ?? {});
  if (!statuses || set.length === 0) return 0;
  const own = (column: string) => sql.ref(`${table}.${column}`);
  // The plus signs keep SQLite from starting with the table: it would look through every kept row for each of its rows.
  const untouched = set.map(([name, value]) => sql`+${own(name)} is ${value}`);
  const where = sql`kept.change_id = ${id} and kept.table_name = ${table} and kept.record_id = ${own("id")}
    and ${sql.join(untouched, sql` and `)} and +${own(source.created)} <= ${made_at}
    and kept.record_id not in (select later.record_id from ${laterChanges(id, table)})`;
  const names = set.map(([name]) => name);
  const rows = sql`select kept.record_id, json_object('status', ${status}) as before,
      json_object('status', ${statusBefore(statuses.column, names)}, 'change', ${id}) as after
    from changed_rows as kept, ${sql.table(table)} where ${where}`;
  const count = await recordAuditOfEach(trx, who, { action: "change undone", kind, rows }, now);
  const assignments = names.map((name) => sql`${sql.ref(name)} = json_extract(kept.row, ${`$.${name}`})`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} from changed_rows as kept where ${where}`.execute(
    trx,
  );
  return count;
}

/** Who has set a status of a change's rows after it, and when: the last of them. */
export async function lastLaterChange(
  trx: Database,
  { id, table_name }: Change,
): Promise<{ by: string; at: string } | undefined> {
  const { rows } = await sql<{ by: string; at: string }>`
    select made.made_by as by, made.made_at as at from ${laterChanges(id, table_name)}
      and later.record_id in (select record_id from changed_rows
        where change_id = ${id} and table_name = ${table_name})
    order by later.id desc limit 1`.execute(trx);
  return rows[0];
}

/** The status a row has now, by its source's own name for it; undefined when the row is gone. */
export async function statusOf(
  db: Database,
  source: RecordSource,
  id: string,
): Promise<CellValue | undefined> {
  if (!source.statuses) return undefined;
  const { rows } = await sql<{ status: CellValue }>`
    select ${sql.raw(source.statuses.column)} as status from ${sql.table(source.table)} where id = ${id}`.execute(
    db,
  );
  return rows[0]?.status;
}

/** Who set the status that a row has now, and when, by the audit log; undefined when it was nobody of the staff. */
export async function whoSetStatus(
  db: Database,
  { kind, id, status }: { kind: string; id: string; status: string },
): Promise<{ by: string; at: string } | undefined> {
  const { rows } = await sql<{ by: string; at: string; status: string }>`
    select actor_email as by, created_at as at, after ->> 'status' as status from audit_log
    where kind = ${kind} and record_id = ${id} and action in ('status changed', 'change undone')
      and after ->> 'status' is not null
    order by id desc limit 1`.execute(db);
  return rows[0]?.status === status ? { by: rows[0].by, at: rows[0].at } : undefined;
}
