import { type SqlBool, sql } from "kysely";
import type { Choice } from "./admin-table";
import type { TableQueries } from "./table-queries";

export const equals = (column: string) => (value: string) => sql<SqlBool>`${sql.ref(column)} = ${value}`;

export const yesNo = (column: string) => `case ${column} when 1 then 'Yes' else 'No' end`;

export const spaced = (column: string) => `replace(${column}, '_', ' ')`;

export function statusColumn(choices: readonly Choice[]): NonNullable<TableQueries["statuses"]> {
  return {
    column: "status",
    set: Object.fromEntries(choices.map(({ value }) => [value, () => ({ status: value })])),
  };
}
