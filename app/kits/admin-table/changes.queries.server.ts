import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Schema } from "~/database/schema/schema.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { CellValue } from "./admin-table";
import { findStatusAuthor, previousStatus, statusColumns } from "./status-events.queries.server";
import type { Condition, ServerTable, TableQueries } from "./table-queries";

export interface ChangeContext {
  who: Actor;
  table: ServerTable;
  now: Date;
}

/** Where the rows begin that a transaction saves from now on. */
async function lastSavedId(trx: Database): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from changed_rows`.execute(trx);
  return rows[0]?.last ?? 0;
}

// The unary plus stops SQLite from reading all rows of the change, of which there can be many more.
const savedIds = (
  { table, numericIds }: Pick<TableQueries, "table" | "numericIds">,
  { change, after }: Saved,
) =>
  sql`(select ${numericIds ? sql`cast(record_id as integer)` : sql`record_id`}
    from changed_rows where id > ${after} and +change_id = ${change} and +table_name = ${table})`;

interface Saved {
  change: string;
  /** An id of `changed_rows`: only rows saved later. */
  after: number;
}

export async function columnsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}

async function saveRows(
  trx: Database,
  {
    change,
    table,
    columns,
    where,
  }: { change: string; table: keyof Schema; columns: readonly string[]; where: Condition },
): Promise<number> {
  const json = sql`json_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(name)]))})`;
  const { numAffectedRows } = await sql`
    insert into changed_rows (change_id, table_name, record_id, row)
    select ${change}, ${table}, id, ${json} from ${sql.table(table)} where ${where}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Moves rows and their events to `changed_rows`, in the transaction that wrote the change. @returns rows of the table
 */
async function archiveRows(
  trx: Database,
  queries: TableQueries,
  saved: Saved,
  where: Condition,
): Promise<number> {
  const { table, forms } = queries;
  const { change } = saved;
  const count = await saveRows(trx, { change, table, columns: await columnsOf(trx, table), where });
  if (forms.length > 0) {
    const events = { table: "form_analytics", numericIds: true } as const;
    const columns = await columnsOf(trx, events.table);
    const ofRows = sql<SqlBool>`session_id in ${savedIds(queries, saved)} and form_name in (${sql.join(forms)})`;
    await saveRows(trx, { change, table: events.table, columns, where: ofRows });
    await sql`delete from form_analytics where id in ${savedIds(events, saved)}`.execute(trx);
  }
  await sql`delete from ${sql.table(table)} where id in ${savedIds(queries, saved)}`.execute(trx);
  return count;
}

/** @returns the row of a change of exactly one, with its previous status */
export async function findOnlyRow(
  trx: Database,
  { table, statuses }: TableQueries,
  change: string,
): Promise<{ id: string; status: string | null } | undefined> {
  const names = statusColumns(statuses);
  const status = statuses ? previousStatus(statuses.column, names) : sql`null`;
  const { rows } = await sql<{ id: string; status: string | null }>`
    select record_id as id, ${status} as status from changed_rows as saved
    where change_id = ${change} and table_name = ${table} limit 2`.execute(trx);
  return rows.length === 1 ? rows[0] : undefined;
}

/** Saves the previous statuses. One row has its audit entry here; that of many is the caller's. @returns their number */
async function updateStatuses(
  trx: Database,
  { kind, queries }: ServerTable,
  {
    change,
    after,
    status,
    where,
    who,
    now,
  }: Saved & { status: string; where: Condition; who: Actor; now: Date },
): Promise<number> {
  const { table, statuses } = queries;
  const values = statuses?.set[status]?.(now);
  if (!statuses || !values) return 0;
  const count = await saveRows(trx, { change, table, columns: Object.keys(values), where });
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)}
    where id in ${savedIds(queries, { change, after })}`.execute(trx);
  const only = count === 1 ? await findOnlyRow(trx, queries, change) : undefined;
  if (only) {
    const sides = { before: { status: only.status }, after: { status, change } };
    await recordAudit(trx, who, { action: "status changed", kind, recordId: only.id, ...sides }, now);
  }
  await statuses.afterChange?.(trx, change, now);
  return count;
}

/** @param expected rows that a change in slices is to have @returns its id */
export async function insertChange(
  trx: Database,
  { who, table, now }: ChangeContext,
  status: string | undefined,
  expected: number | null = null,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto("changes")
    .values({
      id,
      action: status === undefined ? "delete" : "status",
      table_name: table.queries.table,
      row_count: 0,
      expected_count: expected,
      new_value: status ?? null,
      made_by: who.email,
      made_at: now.toISOString(),
      undone_at: null,
    })
    .execute();
  return id;
}

/** A change that nobody has undone. */
export async function findLiveChange(db: Database, id: string) {
  return await db
    .selectFrom("changes")
    .select("row_count")
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
}

export async function finishChange(trx: Database, id: string): Promise<void> {
  await trx.updateTable("changes").set({ expected_count: null }).where("id", "=", id).execute();
}

/** Deletes rows, or sets their status, in a way that can be undone. @param status undefined for a deletion */
export async function addToChange(
  trx: Database,
  change: string,
  { who, table, now }: ChangeContext,
  where: Condition,
  status: string | undefined,
): Promise<number> {
  const saved = { change, after: await lastSavedId(trx) };
  const count =
    status === undefined
      ? await archiveRows(trx, table.queries, saved, where)
      : await updateStatuses(trx, table, { ...saved, who, now, status, where });
  await trx
    .updateTable("changes")
    .set((row) => ({ row_count: row("row_count", "+", count) }))
    .where("id", "=", change)
    .execute();
  return count;
}

/** `addToChange` in one transaction. */
export async function applyChange(
  trx: Database,
  context: ChangeContext,
  where: Condition,
  status: string | undefined,
): Promise<{ change: string; count: number }> {
  const change = await insertChange(trx, context, status);
  return { change, count: await addToChange(trx, change, context, where, status) };
}

async function statusOf(
  db: Database,
  { table, statuses }: TableQueries,
  id: string,
): Promise<CellValue | undefined> {
  if (!statuses) return undefined;
  const { rows } = await sql<{ status: CellValue }>`
    select ${sql.raw(statuses.column)} as status from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.status;
}

export type SetStatusResult =
  | { ok: true; change: string }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "same" }
  | { ok: false; reason: "conflict"; now: string; by: string | undefined; at: string | undefined };

/**
 * Sets one row's status if it still is what the page showed (`was`), or was set by the same person since. @param db
 * perhaps a transaction
 */
export async function setStatus(
  db: Database,
  { id, was, status, ...context }: ChangeContext & { id: string; was: string; status: string },
): Promise<SetStatusResult> {
  const { who, table } = context;
  const set = async (trx: Database): Promise<SetStatusResult> => {
    const current = await statusOf(trx, table.queries, id);
    if (current === undefined || current === null) return { ok: false, reason: "gone" };
    if (current !== was) {
      const last = await findStatusAuthor(trx, table, { id, status: String(current) });
      // Staff may choose again before the page has followed their first choice.
      if (last?.by !== who.email)
        return { ok: false, reason: "conflict", now: String(current), by: last?.by, at: last?.at };
    }
    if (current === status) return { ok: false, reason: "same" };
    const { change } = await applyChange(trx, context, sql<SqlBool>`id = ${id}`, status);
    return { ok: true, change };
  };
  return await (db.isTransaction ? set(db) : db.transaction().execute(set));
}
