import { type SqlBool, sql } from "kysely";
import type { FormDefinition } from "~/kits/forms/define-form";
import { columnName } from "~/kits/forms/to-columns";
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

/** @returns also the form's fields whose column is in none of these, under the form's labels */
export function withFormFields(
  { fields: ofForm }: FormDefinition,
  fields: TableQueries["fields"],
): TableQueries["fields"] {
  const named = new Set(Object.values(fields).flatMap((expression) => expression.match(/\w+/g) ?? []));
  const others = ofForm.flatMap((field) => {
    const column = columnName(field.name);
    return field.type === "hidden" || named.has(column) ? [] : [[field.label, column] as const];
  });
  return { ...fields, ...Object.fromEntries(others) };
}
