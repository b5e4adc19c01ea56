import { type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { NewRow, Row, Schema } from "~/server/schema.server";
import type { Condition, TableQueries } from "./table-queries";

/** A deletion or a change of status, whose rows are saved so that it can be undone. */
export type Change = Row<"changes">;

export async function insertChange(trx: Database, change: NewRow<"changes">): Promise<void> {
  await trx.insertInto("changes").values(change).execute();
}

export async function setRowCount(trx: Database, id: string, count: number): Promise<void> {
  await trx.updateTable("changes").set({ row_count: count }).where("id", "=", id).execute();
}

export async function findChange(db: Database, id: string): Promise<Change | undefined> {
  return await db.selectFrom("changes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first. */
export async function listChanges(db: Database, limit: number): Promise<Change[]> {
  return await db.selectFrom("changes").selectAll().orderBy("made_at", "desc").limit(limit).execute();
}

export async function markUndone(trx: Database, id: string, now: string): Promise<void> {
  await trx.updateTable("changes").set({ undone_at: now }).where("id", "=", id).execute();
}

/** Deletes changes made before a moment, with their saved rows. */
export async function deleteChangesBefore(db: Database, moment: string): Promise<void> {
  await db.deleteFrom("changes").where("made_at", "<", moment).execute();
}

/** The id of the row of a change of one row; null when it was of several. */
export async function onlyRowOf(trx: Database, change: string, table: string): Promise<string | null> {
  const rows = await savedRows(trx, change, table).select("record_id").limit(2).execute();
  return rows.length === 1 ? (rows[0]?.record_id ?? null) : null;
}

const savedRows = (db: Database, change: string, table: string) =>
  db.selectFrom("changed_rows").where("change_id", "=", change).where("table_name", "=", table);

/** Query for the ids of a change's rows in one table. */
export const savedIds = (change: string, { table, numericIds }: Pick<TableQueries, "table" | "numericIds">) =>
  sql`(select ${numericIds ? sql`cast(record_id as integer)` : sql`record_id`}
    from changed_rows where change_id = ${change} and table_name = ${table})`;

async function columnsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies rows into `changed_rows` before they change. @returns how many there are */
export async function saveRows(
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
 * Moves rows, with the events that belong to them, out of their tables into `changed_rows`.
 *
 * @param trx a transaction in which the change's own row has been written
 * @returns how many rows of the table itself
 */
export async function archiveRows(
  trx: Database,
  queries: TableQueries,
  change: string,
  where: Condition,
): Promise<number> {
  const { table, forms } = queries;
  const count = await saveRows(trx, { change, table, columns: await columnsOf(trx, table), where });
  if (forms.length > 0) {
    const events = { table: "form_analytics", numericIds: true } as const;
    const columns = await columnsOf(trx, events.table);
    const ofRows = sql<SqlBool>`session_id in ${savedIds(change, queries)} and form_name in (${sql.join(forms)})`;
    await saveRows(trx, { change, table: events.table, columns, where: ofRows });
    await sql`delete from form_analytics where id in ${savedIds(change, events)}`.execute(trx);
  }
  await sql`delete from ${sql.table(table)} where id in ${savedIds(change, queries)}`.execute(trx);
  return count;
}

/**
 * Puts archived rows back. One whose place is taken, such as a subscriber who has signed up anew, stays in the archive.
 *
 * @returns how many rows of the table itself are back
 */
export async function restoreRows(trx: Database, queries: TableQueries, change: string): Promise<number> {
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
