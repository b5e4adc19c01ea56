import { type RawBuilder, sql } from "kysely";
import type { TableQueries } from "./table-queries";

/** Every column that some status writes. */
export function statusColumns(statuses: TableQueries["statuses"]): string[] {
  const values = Object.values(statuses?.set ?? {}).flatMap((set) => Object.keys(set(new Date(0))));
  return [...new Set(values)];
}

/** Of a row of `changed_rows as saved`. */
export function previousStatus(column: string, names: readonly string[]): RawBuilder<string> {
  const saved = names.map((name) => sql`saved.row ->> ${`$.${name}`} as ${sql.ref(name)}`);
  return sql<string>`(select ${sql.raw(column)} from (select ${sql.join(saved)}))`;
}
