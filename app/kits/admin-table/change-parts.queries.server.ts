import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Condition, TableQueries } from "./table-queries";

/** Some 10 to 20 ms to delete with their events. */
const PART = 250;
/** Changed in one transaction, which takes some 50 ms. */
const PARTS_AT_ONCE = 4;

/** Whether a change is made in one transaction: always where it has consequences for other tables. */
export const isMadeAtOnce = ({ statuses }: TableQueries, parts: number): boolean =>
  parts <= PARTS_AT_ONCE || statuses?.afterChange !== undefined;

export const partsOf = (rows: number): number => Math.ceil(rows / PART);

/** The ids of rows, as JSON. */
export async function listParts(db: Database, table: string, where: Condition): Promise<string[]> {
  const { rows } = await sql<{ ids: string }>`
    select json_group_array(id) as ids
    from (select id, (row_number() over () - 1) / ${sql.lit(PART)} as part from ${sql.table(table)} where ${where})
    group by part`.execute(db);
  return rows.map(({ ids }) => ids);
}

export const inPart = (ids: string) => sql<SqlBool>`id in (select value from json_each(${ids}))`;

/** Ids of a change's rows in `changed_rows`. */
export interface SavedRange {
  first: number;
  last: number;
  /** Id of the last row of the whole change. */
  end: number;
}

/** At least one, also of a change without rows. */
export async function listSavedRanges(db: Database, change: string): Promise<SavedRange[]> {
  const { rows } = await sql<Omit<SavedRange, "end">>`
    select min(id) as first, max(id) as last
    from (select id, (row_number() over (order by id) - 1) / ${sql.lit(PART)} as part
      from changed_rows where change_id = ${change})
    group by part order by part`.execute(db);
  const end = rows.at(-1)?.last ?? 0;
  const ranges = rows.map((range) => ({ ...range, end }));
  return ranges.length > 0 ? ranges : [{ first: 0, last: 0, end }];
}
