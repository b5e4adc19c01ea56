import type { Database } from "~/database/open-database.server";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { undoChange } from "~/kits/admin-table/undo.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { FormDefinition } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { type Columns, changeById, type Editable, type VersionedRow } from "./change-record.server";
import { addRecord, type EditFailure, editRecord, type RecordEditor } from "./edit-record.server";
import type { FormValues } from "./merge-edits";

interface Removal {
  table: ServerTable;
  remove: FormDefinition;
  /** Above the list, with the field `change`. */
  restore: FormDefinition;
  /** Shown when the record to remove is not there any more. */
  gone: string;
}

interface Forms {
  add: FormDefinition;
  edit: FormDefinition;
  removal?: Removal;
}

interface Context {
  db: Database;
  who: Actor;
  now: Date;
}

type RecordHandler = FormHandler<never, EditFailure>;

/** A ticked box is "on", as a browser sends it. */
function asTyped({ version: _, ...values }: Record<string, string | boolean>): FormValues {
  const typed = (value: string | boolean) => (typeof value === "string" ? value : value ? "on" : "");
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typed(value)]));
}

async function removeRecord(
  { db, who, now }: Context,
  { table, restore, gone }: Removal,
  id: number,
): Promise<SubmissionResult> {
  const removed = await changeRows(db, { who, table, now, selection: { ids: [String(id)] } });
  if (!removed.ok) return { ok: false, status: 404, failure: gone };
  return { ok: true, to: `${table.path}?change=${removed.change}#${restore.anchor}` };
}

async function restoreRecord(
  { db, who, now }: Context,
  { table, restore }: Removal,
  change: string,
): Promise<SubmissionResult> {
  const undone = await undoChange(db, { who, table, change, now });
  if (undone.ok && undone.count > 0) return { ok: true };
  return { ok: false, status: 409, failure: restore.messages.failure };
}

/** The handlers of records with pages of their own: of the page of a new one, of a record's page, and of the list. */
export function recordForms<Row extends VersionedRow, Wanted extends Columns>(
  editor: RecordEditor<Row, Wanted>,
  { add, edit, removal }: Forms,
) {
  return {
    ofNew: (db: Database, who: Actor): RecordHandler[] => [
      createFormHandler(add, async (values, { now }) => {
        const added = await addRecord(db, editor, { values: asTyped(values), who, now });
        if (!added.ok) return added;
        return { ok: true, to: `${editor.path}/${added.id}?${SENT_PARAMETER}=${add.name}` };
      }),
    ],
    ofOne: (db: Database, who: Actor, id: number): RecordHandler[] => [
      createFormHandler(edit, (values, { now }) =>
        editRecord(db, editor, { id, version: String(values.version), values: asTyped(values), who, now }),
      ),
      ...(removal
        ? [createFormHandler(removal.remove, (_, { now }) => removeRecord({ db, who, now }, removal, id))]
        : []),
    ],
    ofList: (db: Database, who: Actor): RecordHandler[] =>
      removal
        ? [
            createFormHandler(removal.restore, ({ change }, { now }) =>
              restoreRecord({ db, who, now }, removal, String(change)),
            ),
          ]
        : [],
  };
}

/** A button that changes a record whatever its version is, such as one that hides it. */
export function changeForm<Row extends VersionedRow, Change extends Columns>(
  editable: Editable<Row, Change>,
  form: FormDefinition,
  { action, change }: { action: string; change: (by: { who: Actor; now: Date }) => Change },
) {
  return (db: Database, who: Actor, id: number): RecordHandler =>
    createFormHandler(form, async (_, { now }) => {
      await changeById(db, editable, { id, change: change({ who, now }), action, who, now });
      return { ok: true };
    });
}
