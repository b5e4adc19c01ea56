import type { Database } from "~/database/open-database.server";
import { decisions, oneOfStatuses, readDecision, statuses } from "~/database/schema/application-status";
import type { Flag, RepliedKind, Row } from "~/database/schema/schema.server";
import { changedFields } from "~/features/audit/entry-changes";
import { adminPaths } from "~/features/staff/admin-paths";
import { loadNotice } from "~/kits/admin-table/load-table.server";
import { archivedTable } from "~/kits/admin-table/table-queries";
import type { RecordEditor, UniqueConflict } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { recordForms } from "~/kits/versioning/record-forms.server";
import { loadHistory } from "~/kits/versioning/record-history.server";
import type { LetterLanguage } from "~/lib/text/written-language";
import { unknownPlaceholders } from "../template-text";
import { findTemplate, insertTemplate, listTemplates, updateTemplate } from "../templates.queries.server";
import {
  kindLabels,
  newTemplateForm,
  removeTemplateForm,
  restoreTemplateForm,
  templateForm,
} from "./template.form";

const templates = archivedTable({
  kind: "template",
  path: adminPaths.templates,
  heading: "Templates",
  noun: { one: "template", many: "templates" },
  table: "reply_templates",
  deleteFailure: removeTemplateForm.messages.failure,
  empty: "There are no templates yet.",
});

type Template = Row<"reply_templates">;
type Written = Pick<
  Template,
  "name" | "decision" | "language" | "subject" | "text" | "again_after_days" | `for_${RepliedKind}`
>;

const text = (values: FormValues, name: string) => values[name] ?? "";
const flag = (values: FormValues, name: string): Flag => (text(values, name) === "" ? 0 : 1);

function templateColumns(values: FormValues): Written {
  return {
    name: text(values, "name"),
    for_contact: flag(values, "forContact"),
    for_volunteer: flag(values, "forVolunteer"),
    for_partnership: flag(values, "forPartnership"),
    for_report: flag(values, "forReport"),
    decision: readDecision(text(values, "decision")),
    language: text(values, "language") === "es" ? "es" : "en",
    subject: text(values, "subject"),
    text: text(values, "text"),
    again_after_days: Number(text(values, "again")) || null,
  };
}

export function templateValues(row: Template): FormValues {
  return {
    name: row.name,
    forContact: row.for_contact === 1 ? "on" : "",
    forVolunteer: row.for_volunteer === 1 ? "on" : "",
    forPartnership: row.for_partnership === 1 ? "on" : "",
    forReport: row.for_report === 1 ? "on" : "",
    decision: row.decision ?? "",
    language: row.language ?? "en",
    subject: row.subject,
    text: row.text,
    again: row.again_after_days === null ? "" : String(row.again_after_days),
  };
}

export function kindsOf(row: Pick<Template, `for_${RepliedKind}`>): RepliedKind[] {
  const kinds: RepliedKind[] = ["contact", "volunteer", "partnership", "report"];
  return kinds.filter((kind) => row[`for_${kind}`] === 1);
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** Finds what only all fields together tell. */
export function templateErrors(values: FormValues): Record<string, string> {
  const row = templateColumns(values);
  const kinds = kindsOf(row);
  if (kinds.length === 0) return { forContact: "Choose at least one kind of row" };
  const onlyApplications = row.for_contact === 0 && row.for_report === 0;
  if (row.decision !== null && !onlyApplications)
    return {
      decision: `Only applications are ${oneOfStatuses(decisions)}. Untick the other kinds, or choose “No decision”`,
    };
  const unknown = {
    subject: unknownPlaceholders(row.subject, kinds),
    text: unknownPlaceholders(row.text, kinds),
  };
  return Object.fromEntries(
    Object.entries(unknown).flatMap(([name, names]) =>
      names.length > 0
        ? [[name, `${inBraces(names)} cannot be filled in here. Remove it, or choose one from the list`]]
        : [],
    ),
  );
}

/** There is one letter for each decision about each kind of application in each language. */
async function findOtherLetter(
  trx: Database,
  row: Written,
  exceptId: number | null,
): Promise<UniqueConflict | undefined> {
  if (row.decision === null) return undefined;
  const kinds = kindsOf(row);
  const other = (await listTemplates(trx)).find(
    (each) =>
      each.id !== exceptId &&
      each.decision === row.decision &&
      (each.language ?? "en") === row.language &&
      kindsOf(each).some((kind) => kinds.includes(kind)),
  );
  return (
    other && { id: other.id, errors: { decision: `“${other.name}” is the letter for this decision already` } }
  );
}

const templateEditor: RecordEditor<Template, Written> = {
  kind: "template",
  noun: "template",
  path: adminPaths.templates,
  find: findTemplate,
  insert: insertTemplate,
  update: updateTemplate,
  valuesOf: templateValues,
  columnsOf: templateColumns,
  problems: templateErrors,
  uniqueConflict: findOtherLetter,
};

export const {
  ofNew: newTemplateForms,
  ofOne: templateForms,
  ofList: templateListForms,
} = recordForms(templateEditor, {
  add: newTemplateForm,
  edit: templateForm,
  removal: {
    table: templates,
    remove: removeTemplateForm,
    restore: restoreTemplateForm,
    gone: "Someone else has deleted it already.",
  },
});

/** The name tells: "We need more time (Spanish)" is "We need more time" in Spanish. */
function inOtherLanguage(rows: readonly Template[], { name, language }: Template): Template | undefined {
  const isSpanish = language === "es";
  const other = isSpanish ? name.replace(/ \(Spanish\)$/, "") : `${name} (Spanish)`;
  return rows.find((row) => row.name === other && (row.language === "es") !== isSpanish);
}

interface Letter {
  id: number;
  subject: string;
}

interface Line {
  row: Template;
  letters: Record<LetterLanguage, Letter | undefined>;
}

const linkTo = ({ id, subject }: Template): Letter => ({ id, subject });

/** A letter in both languages is one line. */
export async function loadTemplates(db: Database, search: URLSearchParams, now: Date) {
  const rows = await listTemplates(db);
  const lines = rows.flatMap((row): Line[] => {
    const other = inOtherLanguage(rows, row);
    if (row.language === "es") return other ? [] : [{ row, letters: { en: undefined, es: linkTo(row) } }];
    return [{ row, letters: { en: linkTo(row), es: other && linkTo(other) } }];
  });
  return {
    templates: lines.map(({ row, letters }) => ({
      id: row.id,
      name: row.name,
      letters,
      kinds: kindsOf(row).map((kind) => kindLabels[kind]),
      decision: row.decision === null ? "" : statuses[row.decision].decision.template.name,
    })),
    removed: await loadNotice(db, templates, search.get("change"), now),
  };
}

export type TemplateListData = Awaited<ReturnType<typeof loadTemplates>>;

/** @throws a Response with status 404 when there is none */
export async function loadTemplate(db: Database, id: number | null) {
  const row = id === null ? undefined : await findTemplate(db, id);
  if (!row) throw new Response("No such template", { status: 404 });
  const other = inOtherLanguage(await listTemplates(db), row);
  return {
    id: row.id,
    name: row.name,
    values: { ...templateValues(row), version: String(row.version) },
    other: other && {
      ...linkTo(other),
      text: other.text,
      language: other.language === "es" ? ("es" as const) : ("en" as const),
    },
    history: await loadHistory(db, { kind: "template", id: row.id }, changedFields),
  };
}

export type LoadedTemplate = Awaited<ReturnType<typeof loadTemplate>>;
