import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { ListQuery } from "./list-query";
import { meant, narrow } from "./record-conditions.queries.server";
import type { RecordSource } from "./record-source";

/** The rows of a change: these, or all that a list's query finds. */
export type Selection = { ids: readonly string[] } | { matching: Pick<ListQuery, "q" | "choices"> };

/** The selection as a condition on the source's table. */
export async function selectionOf(
  db: Database,
  source: RecordSource,
  selection: Selection,
  now: Date,
): Promise<RawBuilder<SqlBool>> {
  if ("matching" in selection) return meant(source, await narrow(db, source, selection.matching, now));
  if (selection.ids.length === 0) return sql<SqlBool>`0`;
  return sql<SqlBool>`id in (${sql.join(selection.ids)})`;
}

/** Those of the selected rows whose status is another than the one to be set; all of them for a deletion. */
export function toChange(
  { statuses }: RecordSource,
  selected: RawBuilder<SqlBool>,
  status: string | undefined,
): RawBuilder<SqlBool> {
  if (status === undefined || !statuses) return selected;
  return sql<SqlBool>`(${selected}) and ${sql.raw(statuses.column)} <> ${status}`;
}

/** How many rows there are, and a print of which they are, that other rows or other statuses of theirs do not have. */
export interface Tally {
  count: number;
  print: string;
}

/** Counts rows and takes their print in one scan. */
export async function tallyOf(
  db: Database,
  { table, search, statuses }: RecordSource,
  condition: RawBuilder<SqlBool>,
): Promise<Tally> {
  const number = search === "index" ? sql`number` : sql`id`;
  const ranks = Object.keys(statuses?.set ?? {}).map((name, place) => sql`when ${name} then ${place + 2}`);
  const weight = statuses
    ? sql`case ${sql.raw(statuses.column)} ${sql.join(ranks, sql` `)} else 1 end`
    : sql`1`;
  // The remainder, a prime, keeps the sum of squares within SQLite's whole numbers.
  const { rows } = await sql<Tally>`
    select count(*) as count, printf('%d-%d-%d', count(*), sum(${number}),
      sum(${number} * ${number} % 2147483647 * ${weight})) as print
    from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0] ?? { count: 0, print: "" };
}

async function columnsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}

const asJson = (columns: readonly string[]) =>
  sql`json_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(name)]))})`;

/** Writes the rows of one table down as they are, before a change. @returns how many there are */
export async function keepRows(
  trx: Database,
  {
    change,
    table,
    columns,
    where,
  }: { change: string; table: string; columns: readonly string[]; where: RawBuilder<SqlBool> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into changed_rows (change_id, table_name, record_id, row)
    select ${change}, ${table}, id, ${asJson(columns)} from ${sql.table(table)} where ${where}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** The ids of the rows of a change, as its table has them. */
export const keptIds = (change: string, table: string) =>
  sql`(select ${table === "form_analytics" || table === "articles" ? sql`cast(record_id as integer)` : sql`record_id`}
    from changed_rows where change_id = ${change} and table_name = ${table})`;

/**
 * Takes rows out of their table, with the events that belong to them, and keeps them to be put back.
 *
 * @param trx a transaction in which the change's own row has been written
 * @returns how many rows of the table itself
 */
export async function moveRows(
  trx: Database,
  source: RecordSource,
  change: string,
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const { table, forms } = source;
  const columns = await columnsOf(trx, table);
  const count = await keepRows(trx, { change, table, columns, where: condition });
  if (forms.length > 0) {
    const events = "form_analytics";
    const where = sql<SqlBool>`session_id in ${keptIds(change, table)} and form_name in (${sql.join(forms)})`;
    await keepRows(trx, { change, table: events, columns: await columnsOf(trx, events), where });
    await sql`delete from form_analytics where id in ${keptIds(change, events)}`.execute(trx);
  }
  await sql`delete from ${sql.table(table)} where id in ${keptIds(change, table)}`.execute(trx);
  return count;
}

/**
 * Puts deleted rows back. One whose place is taken, such as a subscriber who has signed up anew, stays away.
 *
 * @returns how many rows of the table itself are back
 */
export async function putRowsBack(trx: Database, change: string, table: string): Promise<number> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct table_name as name from changed_rows where change_id = ${change}`.execute(trx);
  let count = 0;
  for (const { name } of tables) {
    const columns = await columnsOf(trx, name);
    const values = columns.map((column) => sql`json_extract(row, ${`$.${column}`})`);
    const { numAffectedRows } = await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from changed_rows
      where change_id = ${change} and table_name = ${name} order by id
      on conflict do nothing`.execute(trx);
    if (name === table) count = Number(numAffectedRows ?? 0);
  }
  if (table === "newsletter_subscribers") await rejoinDeliveries(trx, change);
  return count;
}

/** A delivery lost its subscriber with the deletion; the address says whose it was. */
async function rejoinDeliveries(trx: Database, change: string): Promise<void> {
  await sql`update newsletter_deliveries set subscriber_id = back.id
    from newsletter_subscribers as back
    where back.id in ${keptIds(change, "newsletter_subscribers")}
      and newsletter_deliveries.subscriber_id is null and newsletter_deliveries.email = back.email`.execute(
    trx,
  );
}
