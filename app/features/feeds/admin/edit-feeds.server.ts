import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { recordForms } from "~/kits/versioning/record-forms.server";
import { findFeed, updateFeed } from "../feeds.queries.server";
import { feedForm, newFeedForm, readFeedForm, removeFeedForm, restoreFeedForm } from "./feed.form";
import { feedEditor } from "./feed-editor.server";
import { feeds } from "./feeds.table.server";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";

const forms = recordForms(feedEditor, {
  add: newFeedForm,
  edit: feedForm,
  removal: { table: feeds, remove: removeFeedForm, restore: restoreFeedForm, gone: copy.remove.gone },
});

/** The worker reads it: a request could not wait for another site. */
async function markDue(db: Database, id: number | null): Promise<SubmissionResult> {
  const feed = id === null ? undefined : await findFeed(db, id);
  if (!feed) return { ok: false, status: 404, failure: copy.remove.gone };
  if (feed.is_enabled === 0) return { ok: false, failure: copy.readNow.off };
  await updateFeed(db, feed.id, { next_fetch_at: null });
  return { ok: true };
}

const readHandler = (db: Database) =>
  createFormHandler(readFeedForm, ({ feed }) => markDue(db, parseRecordId(feed)));

export const newFeedForms = forms.ofNew;

export function feedListForms(db: Database, who: Actor) {
  return [readHandler(db), ...forms.ofList(db, who)];
}

export function feedForms(db: Database, who: Actor, id: number) {
  return [readHandler(db), ...forms.ofOne(db, who, id)];
}
