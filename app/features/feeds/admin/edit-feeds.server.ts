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
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { findFeed, insertFeed, updateFeed } from "../feeds.queries.server";
import { feedForm, newFeedForm, readFeedForm, removeFeedForm, restoreFeedForm } from "./feed.form";
import { feedColumns, feedEditor, findUniqueConflict } from "./feed-editor.server";
import { feeds } from "./feeds.table.server";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";

interface Context {
  db: Database;
  who: Actor;
  now: Date;
}

function asTyped({ isEnabled, version: _, ...values }: ValuesOf<typeof feedForm>): FormValues {
  return { ...values, isEnabled: isEnabled ? "on" : "" };
}

function addFeed({ db, who, now }: Context, values: FormValues): Promise<EditResult> {
  return db.transaction().execute(async (trx): Promise<EditResult> => {
    const row = feedColumns(values);
    const uniqueConflict = await findUniqueConflict(trx, row, null);
    if (uniqueConflict) return uniqueConflictResult(uniqueConflict);
    const id = await insertFeed(trx, { ...row, created_at: now.toISOString() });
    await recordAddition(trx, { kind: "feed", id, row, action: "added", who, now });
    return { ok: true, to: `${adminPaths.feeds}/${id}?${SENT_PARAMETER}=${newFeedForm.name}` };
  });
}

/** The worker reads it: a request could not wait for another site. */
async function markDue(db: Database, id: number | null): Promise<SubmissionResult> {
  const feed = id === null ? undefined : await findFeed(db, id);
  if (!feed) return { ok: false, status: 404, failure: copy.remove.gone };
  if (feed.is_enabled === 0) return { ok: false, failure: copy.readNow.off };
  await updateFeed(db, feed.id, { next_fetch_at: null });
  return { ok: true };
}

async function removeFeed({ db, who, now }: Context, id: number): Promise<SubmissionResult> {
  const removed = await changeRows(db, { who, table: feeds, now, selection: { ids: [String(id)] } });
  if (!removed.ok) return { ok: false, status: 404, failure: copy.remove.gone };
  return { ok: true, to: `${adminPaths.feeds}?change=${removed.change}#${removeFeedForm.anchor}` };
}

async function restoreFeed({ db, who, now }: Context, change: string): Promise<SubmissionResult> {
  const undone = await undoChange(db, { who, table: feeds, change, now });
  if (!undone.ok || undone.count === 0) return { ok: false, status: 409, failure: copy.remove.notUndone };
  return { ok: true };
}

const readHandler = (db: Database) =>
  createFormHandler(readFeedForm, ({ feed }) => markDue(db, parseRecordId(feed) ?? null));

export function newFeedForms(db: Database, who: Actor) {
  return [createFormHandler(newFeedForm, (values, { now }) => addFeed({ db, who, now }, asTyped(values)))];
}

export function feedListForms(db: Database, who: Actor) {
  return [
    readHandler(db),
    createFormHandler(restoreFeedForm, ({ change }, { now }) => restoreFeed({ db, who, now }, change)),
  ];
}

export function feedForms(db: Database, who: Actor, id: number) {
  return [
    createFormHandler(feedForm, (values, { now }) =>
      editRecord(db, feedEditor, { id, version: values.version, values: asTyped(values), who, now }),
    ),
    readHandler(db),
    createFormHandler(removeFeedForm, (_, { now }) => removeFeed({ db, who, now }, id)),
  ];
}
