import { type RawBuilder, type SqlBool, sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import { inSlices } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { isMadeAtOnce, listSavedRanges, type SavedRange } from "./change-parts.queries.server";
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

const savedIn = (change: string, { first, last }: SavedRange) =>
  sql<SqlBool>`saved.id between ${first} and ${last} and +saved.change_id = ${change}`;

/** Restores archived rows except those that now violate a unique index, such as a re-subscribed address. */
async function restoreRows(trx: Database, change: string, range: SavedRange): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct table_name as name from changed_rows as saved where ${savedIn(change, range)}`.execute(
    trx,
  );
  for (const { name } of tables) {
    const columns = await columnsOf(trx, name);
    const values = columns.map((column) => sql`json_extract(row, ${`$.${column}`})`);
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from changed_rows as saved
      where ${savedIn(change, range)} and table_name = ${name} order by id
      on conflict do nothing`.execute(trx);
  }
}

/** Rows of a deletion that are there again, also those that an undo which was interrupted brought back. */
async function countRestored(trx: Database, { table, numericIds }: TableQueries, change: string) {
  const id = numericIds ? sql`cast(record_id as integer)` : sql`record_id`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from changed_rows
    where change_id = ${change} and table_name = ${table}
      and exists (select 1 from ${sql.table(table)} where id = ${id})`.execute(trx);
  return rows[0]?.count ?? 0;
}

const laterChanges = (table: string, end: RawBuilder<number>) => sql`changes as made
  join changed_rows as later on later.change_id = made.id and later.table_name = made.table_name
  where made.table_name = ${table} and made.action = 'status' and made.undone_at is null
    and later.id > ${end}`;

/** Restores earlier statuses; a row changed since stays, even with the same status again. */
async function restoreStatuses(
  trx: Database,
  { table, statuses, created }: TableQueries,
  { id, new_value, made_at }: Change,
  range: SavedRange,
): Promise<number> {
  const set = Object.entries(statuses?.set[new_value ?? ""]?.(new Date(made_at)) ?? {});
  if (!statuses || set.length === 0) return 0;
  const own = (column: string) => sql.ref(`${table}.${column}`);
  // The unary plus stops SQLite from starting with the table: it would scan every saved row for each of its rows.
  const untouched = set.map(([name, value]) => sql`+${own(name)} is ${value}`);
  const where = sql`${savedIn(id, range)} and saved.table_name = ${table} and saved.record_id = ${own("id")}
    and ${sql.join(untouched, sql` and `)} and +${own(created)} <= ${made_at}
    and saved.record_id not in (select later.record_id from ${laterChanges(table, sql`${range.end}`)})`;
  const assignments = set.map(([name]) => sql`${sql.ref(name)} = json_extract(saved.row, ${`$.${name}`})`);
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(assignments)}
    from changed_rows as saved where ${where}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function findLastLaterChange(
  trx: Database,
  { id, table_name }: Change,
): Promise<StatusAuthor | undefined> {
  const { rows } = await sql<StatusAuthor>`
    select made.made_by as by, made.made_at as at
    from ${laterChanges(table_name, sql`(select max(id) from changed_rows where change_id = ${id})`)}
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

/** Nothing was written. */
class NotUndone extends Error {
  readonly result: UndoResult;
  constructor(result: UndoResult) {
    super("Not undone");
    this.result = result;
  }
}

async function recordUndo(
  trx: Database,
  { who, table: { kind, queries }, now }: ChangeContext,
  { id, action, new_value, row_count }: Change,
  count: number,
): Promise<void> {
  await trx.updateTable("changes").set({ undone_at: now.toISOString() }).where("id", "=", id).execute();
  const only = await findOnlyRow(trx, queries, id);
  const before = action === "status" && only ? { status: new_value } : undefined;
  const after = {
    ...(before && { status: only?.status }),
    ...(count < row_count && { of: row_count }),
    change: id,
  };
  const entry = { action: "change undone", kind, recordId: only?.id ?? null, rowCount: count };
  await recordAudit(trx, who, { ...entry, ...(before && { before }), after }, now);
}

/**
 * Undoes a change in full or in part; writes nothing when nothing is left to undo. One of many rows is undone in several
 * transactions: what an error interrupts can be continued by undoing again.
 */
export async function undoChange(
  db: Database,
  { change: id, ...context }: ChangeContext & { change: string },
): Promise<UndoResult> {
  const { table, now } = context;
  const { queries } = table;
  const ranges = await listSavedRanges(db, id);
  const together = isMadeAtOnce(queries, ranges.length);
  let count = 0;
  let result: UndoResult = { ok: false, reason: "unknown" };
  try {
    await inSlices(db, { parts: ranges, together }, async (trx, range, { isLast }) => {
      const found = await findChange(trx, id);
      if (!found || found.table_name !== queries.table) throw new NotUndone({ ok: false, reason: "unknown" });
      if (found.undone_at !== null) throw new NotUndone({ ok: false, reason: "already" });
      if (!canUndo(found, now)) throw new NotUndone({ ok: false, reason: "too-late" });
      const isStatus = found.action === "status";
      if (isStatus) count += await restoreStatuses(trx, queries, found, range);
      else await restoreRows(trx, id, range);
      if (!isLast) return;
      if (isStatus) await queries.statuses?.afterChange?.(trx, id, now);
      else count = await countRestored(trx, queries, id);
      if (isStatus && count === 0) {
        const last = await findLastLaterChange(trx, found);
        throw new NotUndone({ ok: false, reason: "set-again", by: last?.by ?? "", at: last?.at ?? "" });
      }
      await recordUndo(trx, context, found, count);
      result = { ok: true, action: found.action, count, of: found.row_count };
    });
  } catch (error) {
    if (error instanceof NotUndone) return error.result;
    throw error;
  }
  return result;
}

/** Deletes changes that no one can undo any more, with their saved rows. */
export async function purgeExpiredChanges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("changes").where("made_at", "<", retentionCutoff("deleted", now)).execute();
}
