import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { changeRecord } from "~/kits/versioning/change-record.server";
import { changeForm, recordForms } from "~/kits/versioning/record-forms.server";
import { listEntriesOf } from "~/kits/versioning/record-history.server";
import { factForm, hideFactForm, newFactForm, showFactForm, undoFactForm } from "./fact.form";
import { factEditor, findFact } from "./fact-editor.server";

const forms = recordForms(factEditor, { add: newFactForm, edit: factForm });

const buttons = [
  changeForm(factEditor, hideFactForm, { action: "hidden", change: () => ({ is_hidden: 1 as const }) }),
  changeForm(factEditor, showFactForm, { action: "shown", change: () => ({ is_hidden: 0 as const }) }),
];

const stored = z.object({
  state: z.string(),
  fact: z.string(),
  value: z.string(),
  address: z.string().nullable(),
  note: z.string().nullable(),
  source: z.string(),
  source_url: z.string().nullable(),
  as_of: z.string(),
  is_hidden: z.union([z.literal(0), z.literal(1)]),
});

/** The columns that the newest change of a fact has overwritten, as JSON; null where it was only added. */
export async function lastOverwritten(db: Database, id: number): Promise<string | null> {
  const [last] = await listEntriesOf(db, factEditor.kind, id, 1);
  return last?.before ?? null;
}

function undoLastChange(
  db: Database,
  { id, version, who, now }: { id: number; version: string; who: Actor; now: Date },
): Promise<SubmissionResult> {
  return db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    const row = await findFact(trx, id);
    const before = await lastOverwritten(trx, id);
    // Another one than the last change that was shown.
    if (!row || before === null || String(row.version) !== version)
      return { ok: false, status: 409, failure: undoFactForm.messages.failure };
    const change = stored.parse({ ...row, ...JSON.parse(before) });
    await changeRecord(trx, factEditor, { row, change, action: "change undone", who, now });
    return { ok: true };
  });
}

export const newFactForms = forms.ofNew;

export function factForms(db: Database, who: Actor, id: number) {
  return [
    ...forms.ofOne(db, who, id),
    ...buttons.map((handler) => handler(db, who, id)),
    createFormHandler(undoFactForm, ({ version }, { now }) => undoLastChange(db, { id, version, who, now })),
  ];
}
