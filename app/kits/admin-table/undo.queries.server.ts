import { type RawBuilder, sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import { recordAudit } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";
import { type ChangeContext, columnsOf, findOnlyRow } from "./changes.queries.server";
import type { StatusAuthor } from "./status-events.queries.server";
import type { ServerTable, TableQueries } from "./table-queries";

type Change = Row<"changes">;

export async function findChange(db: Database, id: string): Promise<Change | undefined> {
  return await db.selectFrom("changes").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function listChanges(db: Database, limit: number): Promise<Change[]> {
  return await db.selectFrom("changes").selectAll().orderBy("made_at", "desc").limit(limit).execute();
}

/** Of a change's only row, also when it was deleted. */
export async function nameOfRow(
  db: Database,
  { queries, identity }: Pick<ServerTable, "queries" | "identity">,
  change: string,
): Promise<string | undefined> {
  const saved = (await columnsOf(db, queries.table)).map(
    (column) => sql`json_extract(row, ${`$.${column}`}) as ${sql.ref(column)}`,
  );
  const parts = identity.map((name) => sql`nullif(trim(${sql.raw(queries.columns[name] ?? "null")}), '')`);
  const id = queries.numericIds ? sql`cast(record_id as integer)` : sql`record_id`;
  const only = sql`(select ${id} as record_id, row from changed_rows
    where change_id = ${change} and table_name = ${queries.table} limit 1)`;
  const nameIn = (from: RawBuilder<unknown>) => sql`(select coalesce(${sql.join(parts)}, null) from ${from})`;
  const found = await sql<{ name: string | null }>`select coalesce(
    ${nameIn(sql`${sql.table(queries.table)} where id = (select record_id from ${only})`)},
    ${nameIn(sql`(select ${sql.join(saved)} from ${only})`)}) as name`.execute(db);
  return found.rows[0]?.name ?? undefined;
}

/** Restores archived rows except those that now violate a unique index, such as a re-subscribed address. */
async function restoreRows(trx: Database, queries: TableQueries, change: string): Promise<number> {
  const tables = await trx
    .selectFrom("changed_rows")
    .select("table_name as name")
    .distinct()
    .where("change_id", "=", change)
    .execute();
  let count = 0;
  for (const { name } of tables) {
    const columns = await columnsOf(trx, name);
    const values = columns.map((column) => sql`json_extract(row, ${`$.${column}`})`);
    const { numAffectedRows } = await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from changed_rows
      where change_id = ${change} and table_name = ${name} order by id
      on conflict do nothing`.execute(trx);
    if (name === queries.table) count = Number(numAffectedRows ?? 0);
  }
  return count;
}

const laterChanges = (change: string, table: string) => sql`changes as made
  join changed_rows as later on later.change_id = made.id and later.table_name = made.table_name
  where made.table_name = ${table} and made.action = 'status' and made.undone_at is null
    and later.id > (select max(id) from changed_rows where change_id = ${change} and table_name = ${table})`;

/** Restores earlier statuses; a row changed since stays, even with the same status again. */
async function restoreStatuses(
  trx: Database,
  { table, statuses, created }: TableQueries,
  { id, new_value, made_at }: Change,
  now: Date,
): Promise<number> {
  const set = Object.entries(statuses?.set[new_value ?? ""]?.(new Date(made_at)) ?? {});
  if (!statuses || set.length === 0) return 0;
  const own = (column: string) => sql.ref(`${table}.${column}`);
  // The unary plus stops SQLite from starting with the table: it would scan every saved row for each of its rows.
  const untouched = set.map(([name, value]) => sql`+${own(name)} is ${value}`);
  const where = sql`saved.change_id = ${id} and saved.table_name = ${table} and saved.record_id = ${own("id")}
    and ${sql.join(untouched, sql` and `)} and +${own(created)} <= ${made_at}
    and saved.record_id not in (select later.record_id from ${laterChanges(id, table)})`;
  const assignments = set.map(([name]) => sql`${sql.ref(name)} = json_extract(saved.row, ${`$.${name}`})`);
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(assignments)}
    from changed_rows as saved where ${where}`.execute(trx);
  await statuses.afterChange?.(trx, id, now);
  return Number(numAffectedRows ?? 0);
}

async function findLastLaterChange(
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

export type UndoResult =
  | { ok: true; action: Change["action"]; count: number; of: number }
  | { ok: false; reason: "unknown" | "too-late" | "already" }
  /** Every row has another status by now, or is gone. */
  | { ok: false; reason: "set-again"; by: string; at: string };

export function canUndo(change: Pick<Change, "made_at" | "undone_at">, now: Date): boolean {
  return change.undone_at === null && change.made_at >= retentionCutoff("deleted", now);
}

/** Undoes a change in full or in part; writes nothing when nothing is left to undo. */
export async function undoChange(
  db: Database,
  { who, table, change: id, now }: ChangeContext & { change: string },
): Promise<UndoResult> {
  const { kind, queries } = table;
  return await db.transaction().execute(async (trx): Promise<UndoResult> => {
    const found = await findChange(trx, id);
    if (!found || found.table_name !== queries.table) return { ok: false, reason: "unknown" };
    if (found.undone_at !== null) return { ok: false, reason: "already" };
    if (!canUndo(found, now)) return { ok: false, reason: "too-late" };
    const { action, row_count: of } = found;
    const isStatus = action === "status";
    const count = isStatus
      ? await restoreStatuses(trx, queries, found, now)
      : await restoreRows(trx, queries, id);
    if (isStatus && count === 0) {
      const last = await findLastLaterChange(trx, found);
      return { ok: false, reason: "set-again", by: last?.by ?? "", at: last?.at ?? "" };
    }
    await trx.updateTable("changes").set({ undone_at: now.toISOString() }).where("id", "=", id).execute();
    const only = await findOnlyRow(trx, queries, id);
    const before = isStatus && only ? { status: found.new_value } : undefined;
    const after = { ...(before && { status: only?.status }), ...(count < of && { of }), change: id };
    const entry = { action: "change undone", kind, recordId: only?.id ?? null, rowCount: count };
    await recordAudit(trx, who, { ...entry, ...(before && { before }), after }, now);
    return { ok: true, action, count, of };
  });
}

/** Deletes changes that no one can undo any more, with their saved rows. */
export async function purgeExpiredChanges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("changes").where("made_at", "<", retentionCutoff("deleted", now)).execute();
}
