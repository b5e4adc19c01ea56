import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { formatTime } from "~/lib/time/dates";
import { type Columns, changeRecord, type Editable, type VersionedRow } from "./change-record.server";
import { type Change, changesSince } from "./changes-since.server";
import { type FieldChange, type FormValues, mergeEdits } from "./merge-edits";
import { listEntriesOf } from "./record-history.queries.server";
import { conflictFailure, goneFailure, yourself } from "./versioning.copy";

export interface RecordEditor<Row extends VersionedRow, Wanted extends Columns>
  extends Editable<Row, Wanted> {
  noun: string;
  valuesOf(row: Row): FormValues;
  columnsOf(values: FormValues, row: Row): Wanted;
  uniqueConflict(trx: Database, values: FormValues, row: Row): Promise<UniqueConflict | undefined>;
}

export interface UniqueConflict {
  id: number;
  errors: Record<string, string>;
}

export interface Edit {
  id: number;
  version: string;
  values: FormValues;
  who: Actor;
  now: Date;
}

export interface EditFailure {
  changes?: FieldChange[];
  gone?: true;
  uniqueConflict?: number;
}

export type EditResult = SubmissionResult<never, EditFailure>;

function described(who: Actor, { who: { userId, email }, at }: Change) {
  return { who: userId === who.userId ? yourself : email, at: formatTime(at) };
}

/** Undefined for a bulk deletion. */
async function deletedBy(trx: Database, { kind }: Pick<Editable<never, never>, "kind">, { id, who }: Edit) {
  const [last] = await listEntriesOf(trx, kind, id, 1);
  if (last?.action !== "deleted") return undefined;
  const author = { userId: last.actor_id, email: last.actor_email };
  return described(who, { who: author, at: last.created_at });
}

export function uniqueConflictResult({ id, errors }: UniqueConflict): EditResult {
  return { ok: false, errors, extra: { uniqueConflict: id } };
}

/**
 * Optimistic locking: saves unless a newer version touched the same fields. A conflict saves nothing and returns the
 * merged values with the current version, so that saving again resolves it.
 */
export function editRecord<Row extends VersionedRow, Wanted extends Columns>(
  db: Database,
  editor: RecordEditor<Row, Wanted>,
  edit: Edit,
): Promise<EditResult> {
  const { id, values, who, now } = edit;
  return db.transaction().execute(async (trx): Promise<EditResult> => {
    const row = await editor.find(trx, id);
    if (!row) {
      const failure = goneFailure(editor.noun, await deletedBy(trx, editor, edit));
      return { ok: false, status: 404, failure, extra: { gone: true } };
    }
    const version = Number(edit.version);
    if (version !== row.version) {
      const since = await changesSince(trx, { kind: editor.kind, id, version });
      const base = editor.valuesOf({ ...row, ...since.original });
      const merged = mergeEdits({ base, theirs: editor.valuesOf(row), mine: values });
      if (merged.changes.length > 0) {
        const by = since.changes.map((change) => described(who, change));
        return {
          ok: false,
          status: 409,
          failure: conflictFailure(editor.noun, by),
          values: { ...merged.values, version: String(row.version) },
          extra: { changes: merged.changes },
        };
      }
    }
    const uniqueConflict = await editor.uniqueConflict(trx, values, row);
    if (uniqueConflict) return uniqueConflictResult(uniqueConflict);
    const change = editor.columnsOf(values, row);
    await changeRecord(trx, editor, { row, change, action: "edited", who, now });
    return { ok: true };
  });
}
