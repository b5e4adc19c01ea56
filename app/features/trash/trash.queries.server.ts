import { sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "~/database/open-database.server";
import type { Row, Schema } from "~/database/schema/schema.server";
import { columnsOf } from "~/kits/admin-table/changes.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";

export type Change = Row<"changes">;

export interface TrashFilters {
  /** Empty for all. */
  tables: readonly (keyof Schema)[];
  person: string;
}

function changesMatching(db: Database, { tables, person }: TrashFilters, now: Date) {
  let query = db
    .selectFrom("changes")
    .where("made_at", ">=", retentionCutoff("deleted", now))
    .where("row_count", ">", 0);
  if (tables.length > 0) query = query.where("table_name", "in", tables);
  if (person) query = query.where("made_by", "=", person);
  return query;
}

export async function countChanges(db: Database, filters: TrashFilters, now: Date): Promise<number> {
  const { total } = await changesMatching(db, filters, now)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function listTrash(
  db: Database,
  filters: TrashFilters,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<Change[]> {
  return await changesMatching(db, filters, now)
    .selectAll()
    .orderBy("made_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function listTrashPeople(db: Database, now: Date): Promise<string[]> {
  const rows = await changesMatching(db, { tables: [], person: "" }, now)
    .select("made_by")
    .distinct()
    .orderBy("made_by")
    .execute();
  return rows.map(({ made_by }) => made_by);
}

export interface ChangedRow {
  id: string;
  /** By the row as it is, or as it was when it was deleted; null where it has none. */
  name: string | null;
  isThere: number;
}

/** The rows of a change; without those that were erased since. */
export async function listChangedRows(
  db: Database,
  { queries, identity, isAnonymous }: ServerTable,
  change: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ChangedRow[]> {
  const saved = (await columnsOf(db, queries.table)).map(
    (column) => sql`json_extract(saved.row, ${`$.${column}`}) as ${sql.ref(column)}`,
  );
  const names = isAnonymous ? [] : identity;
  const parts = names.map((name) => sql`nullif(trim(${sql.raw(queries.columns[name] ?? "null")}), '')`);
  const id = queries.numericIds ? sql`cast(saved.record_id as integer)` : sql`saved.record_id`;
  const table = sql.table(queries.table);
  const name = sql`coalesce(${sql.join([...parts, sql`null`, sql`null`])})`;
  const { rows } = await sql<ChangedRow>`
    select saved.record_id as id,
      coalesce((select ${name} from ${table} where id = ${id}),
        (select ${name} from (select ${sql.join(saved)}))) as name,
      exists (select 1 from ${table} where id = ${id}) as isThere
    from changed_rows as saved
    where saved.change_id = ${change} and saved.table_name = ${queries.table}
    order by saved.record_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countChangedRows(db: Database, change: string, table: string): Promise<number> {
  const { count } = await db
    .selectFrom("changed_rows")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("change_id", "=", change)
    .where("table_name", "=", table)
    .executeTakeFirstOrThrow();
  return count;
}
