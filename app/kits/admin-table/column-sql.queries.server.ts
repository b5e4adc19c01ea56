import { type SqlBool, sql } from "kysely";
import type { Choice } from "./admin-table";
import type { TableQueries } from "./table-queries";

export const equals = (column: string) => (value: string) => sql<SqlBool>`${sql.ref(column)} = ${value}`;

export const yesNo = (column: string) => `case ${column} when 1 then 'Yes' else 'No' end`;

/** As `sentenceCase` writes it. */
export const spaced = (column: string) =>
  `upper(substr(${column}, 1, 1)) || replace(substr(${column}, 2), '_', ' ')`;

export function statusColumn(choices: readonly Choice[]): NonNullable<TableQueries["statuses"]> {
  return {
    column: "status",
    set: Object.fromEntries(choices.map(({ value }) => [value, () => ({ status: value })])),
  };
}
