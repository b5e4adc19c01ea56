import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { InvalidSubmission, SubmissionResult } from "~/kits/forms/form-handler.server";
import { formatTime } from "~/lib/time/dates";
import {
  type Columns,
  changeRecord,
  type Editable,
  recordAddition,
  type VersionedRow,
} from "./change-record.server";
import { type FieldChange, type FormValues, mergeEdits } from "./merge-edits";
import { type Change, changesSince, listEntriesOf } from "./record-history.server";
import { conflictFailure, goneFailure, yourself } from "./versioning.copy";

/** @param row the stored one, undefined for a new record */
export interface RecordEditor<Row extends VersionedRow, Wanted extends Columns>
  extends Editable<Row, Wanted> {
  noun: string;
  /** Leads to the list; a record's own page is below it. */
  path: `/${string}`;
  insert(trx: Database, row: Wanted & { created_at: string }): Promise<number>;
  /** What `insert` adds to the row, for the audit log. */
  initial?: Columns;
  valuesOf(row: Row): FormValues;
  columnsOf(values: FormValues, row?: Row): Wanted;
  /** Errors that no field has by itself. */
  problems?(values: FormValues): Record<string, string>;
  uniqueConflict(trx: Database, wanted: Wanted, exceptId: number | null): Promise<UniqueConflict | undefined>;
}

export interface UniqueConflict {
  id: number;
  errors: Record<string, string>;
}

interface Typed {
  values: FormValues;
  who: Actor;
  now: Date;
}

interface Edit extends Typed {
  id: number;
  version: string;
}

export interface EditFailure {
  changes?: FieldChange[];
  gone?: true;
  uniqueConflict?: number;
}

type EditResult = SubmissionResult<never, EditFailure>;
type Refusal = InvalidSubmission<EditFailure>;

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

function problemsOf<Row extends VersionedRow, Wanted extends Columns>(
  { problems }: RecordEditor<Row, Wanted>,
  values: FormValues,
): Refusal | undefined {
  const errors = problems?.(values) ?? {};
  return Object.keys(errors).length > 0 ? { ok: false, errors } : undefined;
}

async function conflictOf<Row extends VersionedRow, Wanted extends Columns>(
  trx: Database,
  editor: RecordEditor<Row, Wanted>,
  { wanted, exceptId }: { wanted: Wanted; exceptId: number | null },
): Promise<Refusal | undefined> {
  const conflict = await editor.uniqueConflict(trx, wanted, exceptId);
  return conflict && { ok: false, errors: conflict.errors, extra: { uniqueConflict: conflict.id } };
}

export async function addRecord<Row extends VersionedRow, Wanted extends Columns>(
  db: Database,
  editor: RecordEditor<Row, Wanted>,
  { values, who, now }: Typed,
): Promise<{ ok: true; id: number } | Refusal> {
  const problems = problemsOf(editor, values);
  if (problems) return problems;
  return await db.transaction().execute(async (trx) => {
    const wanted = editor.columnsOf(values);
    const conflict = await conflictOf(trx, editor, { wanted, exceptId: null });
    if (conflict) return conflict;
    const id = await editor.insert(trx, { ...wanted, created_at: now.toISOString() });
    const row = { ...wanted, ...editor.initial };
    await recordAddition(trx, { kind: editor.kind, id, row, action: "added", who, now });
    return { ok: true, id };
  });
}

/**
 * Optimistic locking: saves unless a newer version touched the same fields. A conflict saves nothing and returns the
 * merged values with the current version, so that saving again resolves it.
 */
export async function editRecord<Row extends VersionedRow, Wanted extends Columns>(
  db: Database,
  editor: RecordEditor<Row, Wanted>,
  edit: Edit,
): Promise<EditResult> {
  const { id, values, who, now } = edit;
  const problems = problemsOf(editor, values);
  if (problems) return problems;
  return await db.transaction().execute(async (trx): Promise<EditResult> => {
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
    const change = editor.columnsOf(values, row);
    const conflict = await conflictOf(trx, editor, { wanted: change, exceptId: id });
    if (conflict) return conflict;
    await changeRecord(trx, editor, { row, change, action: "edited", who, now });
    return { ok: true };
  });
}
