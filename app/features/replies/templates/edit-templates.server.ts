import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
import { undoChange } from "~/kits/admin-table/undo.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { recordAddition } from "~/kits/versioning/change-record.server";
import { type EditResult, editRecord, uniqueConflictResult } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { insertTemplate } from "../templates.queries.server";
import { newTemplateForm, removeTemplateForm, restoreTemplateForm, templateForm } from "./template.form";
import { findOtherLetter, templateColumns, templateEditor, templateErrors } from "./template-editor.server";
import { templatesCopy as copy } from "./templates.copy";
import { templates } from "./templates.table.server";

interface Context {
  db: Database;
  who: Actor;
  now: Date;
}

function asTyped(values: ValuesOf<typeof templateForm>): FormValues {
  const { forContact, forVolunteer, forPartnership, forReport, version: _, ...texts } = values;
  const ticked = (is: boolean) => (is ? "on" : "");
  return {
    ...texts,
    forContact: ticked(forContact),
    forVolunteer: ticked(forVolunteer),
    forPartnership: ticked(forPartnership),
    forReport: ticked(forReport),
  };
}

async function addTemplate({ db, who, now }: Context, values: FormValues): Promise<EditResult> {
  const errors = templateErrors(values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return await db.transaction().execute(async (trx): Promise<EditResult> => {
    const row = templateColumns(values);
    const uniqueConflict = await findOtherLetter(trx, row, null);
    if (uniqueConflict) return uniqueConflictResult(uniqueConflict);
    const id = await insertTemplate(trx, { ...row, created_at: now.toISOString() });
    await recordAddition(trx, { kind: "template", id, row, action: "added", who, now });
    return { ok: true, to: `${adminPaths.templates}/${id}?${SENT_PARAMETER}=${newTemplateForm.name}` };
  });
}

async function saveTemplate(
  { db, who, now }: Context,
  { id, version, values }: { id: number; version: string; values: FormValues },
): Promise<EditResult> {
  const errors = templateErrors(values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return await editRecord(db, templateEditor, { id, version, values, who, now });
}

async function removeTemplate({ db, who, now }: Context, id: number): Promise<SubmissionResult> {
  const removed = await changeRows(db, { who, table: templates, now, selection: { ids: [String(id)] } });
  if (!removed.ok) return { ok: false, status: 404, failure: copy.remove.gone };
  return { ok: true, to: `${adminPaths.templates}?change=${removed.change}#${restoreTemplateForm.anchor}` };
}

async function restoreTemplate({ db, who, now }: Context, change: string): Promise<SubmissionResult> {
  const undone = await undoChange(db, { who, table: templates, change, now });
  if (!undone.ok || undone.count === 0) return { ok: false, status: 409, failure: copy.remove.notUndone };
  return { ok: true };
}

export function newTemplateForms(db: Database, who: Actor) {
  return [
    createFormHandler(newTemplateForm, (values, { now }) => addTemplate({ db, who, now }, asTyped(values))),
  ];
}

export function templateListForms(db: Database, who: Actor) {
  return [
    createFormHandler(restoreTemplateForm, ({ change }, { now }) =>
      restoreTemplate({ db, who, now }, change),
    ),
  ];
}

export function templateForms(db: Database, who: Actor, id: number) {
  return [
    createFormHandler(templateForm, (values, { now }) =>
      saveTemplate({ db, who, now }, { id, version: values.version, values: asTyped(values) }),
    ),
    createFormHandler(removeTemplateForm, (_, { now }) => removeTemplate({ db, who, now }, id)),
  ];
}
