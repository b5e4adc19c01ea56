import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { articleForm } from "~/features/articles/admin/article.form";
import { feedForm } from "~/features/feeds/admin/feed.form";
import { resourceForm } from "~/features/resources/admin/resource.form";
import { type Field, type FormDefinition, MAX_LENGTH } from "~/kits/forms/define-form";
import { publicForms } from "./public-posts";

const filled: { form: FormDefinition; table: string }[] = [
  ...Object.values(publicForms),
  { form: articleForm, table: "articles" },
  { form: resourceForm, table: "support_resources" },
  { form: feedForm, table: "feeds" },
];

const columnOf = ({ name }: Field) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function problemOf(field: Field, value: string): string | undefined {
  if (field.type === "select" || field.type === "radios") {
    const isKnown = field.options.some((option) => option.value === value);
    return isKnown ? undefined : `no answer of the form: ${value.slice(0, 50)}`;
  }
  if (field.type === "checkbox" || field.type === "hidden") return undefined;
  const most = ("max" in field ? field.max : undefined) ?? MAX_LENGTH[field.type];
  if (value.length > most) return `${value.length} characters`;
  if (/[\0\ufffe\uffff]/.test(value)) return "a character that no text has";
  return undefined;
}

/** Values in tables that the table's form would not have let in. */
export async function formRowProblems(db: Database): Promise<string[]> {
  const problems: string[] = [];
  for (const { form, table } of filled) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const row of rows) {
      for (const field of form.fields) {
        const value = row[columnOf(field)];
        const problem = typeof value === "string" ? problemOf(field, value) : undefined;
        if (problem) problems.push(`${table}.${columnOf(field)}: ${problem}`);
      }
    }
  }
  return problems;
}
