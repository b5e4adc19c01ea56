import type { Database } from "~/database/open-database.server";
import type { Flag, Row } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { archivedTable } from "~/kits/admin-table/table-queries";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { editRecord, type RecordEditor } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { recordForms } from "~/kits/versioning/record-forms.server";
import { toHttpUrl } from "~/lib/http-url";
import { findFeed, findFeedAt, insertFeed, updateFeed } from "../feeds.queries.server";
import {
  feedForm,
  newFeedForm,
  readFeedForm,
  removeFeedForm,
  restoreFeedForm,
  useNamedFeedForm,
} from "./feed.form";
import { feedsAdminCopy as copy, feedsAdminCopy } from "./feeds-admin.copy";

export const feeds = archivedTable({
  kind: "feed",
  path: adminPaths.feeds,
  heading: copy.listPage.title,
  noun: { one: "feed", many: "feeds" },
  table: "feeds",
  deleteFailure: copy.remove.failure,
  empty: copy.listPage.empty,
});

type Feed = Row<"feeds">;
type Written = Pick<Feed, "name" | "url" | "publishes" | "keep_words" | "block_words"> & { is_enabled: Flag };

const text = (values: FormValues, name: string) => values[name] ?? "";

const lines = (words: string) =>
  words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

function feedColumns(values: FormValues): Written {
  const url = text(values, "url");
  return {
    name: text(values, "name"),
    url: toHttpUrl(url) ?? url,
    is_enabled: text(values, "isEnabled") === "" ? 0 : 1,
    publishes: text(values, "publishes") === "publish" ? "publish" : "review",
    keep_words: lines(text(values, "keepWords")),
    block_words: lines(text(values, "blockWords")),
  };
}

export const feedEditor = {
  kind: "feed",
  noun: "feed",
  path: adminPaths.feeds,
  find: findFeed,
  insert: insertFeed,
  update: updateFeed,
  valuesOf: (row) => ({
    name: row.name,
    url: row.url,
    isEnabled: row.is_enabled === 1 ? "on" : "",
    publishes: row.publishes,
    keepWords: row.keep_words,
    blockWords: row.block_words,
  }),
  columnsOf: feedColumns,
  uniqueConflict: async (trx, { url }, exceptId) => {
    const other = await findFeedAt(trx, url);
    if (!other || other.id === exceptId) return undefined;
    return { id: other.id, errors: { url: feedsAdminCopy.duplicate(other.name) } };
  },
} satisfies RecordEditor<Feed, Written>;

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

/** The feed that the site names takes the place of the site's own address. */
async function readNamedFeed(db: Database, who: Actor, { id, now }: { id: number; now: Date }) {
  const feed = await findFeed(db, id);
  if (!feed) return { ok: false, status: 404, failure: copy.remove.gone } as const;
  if (feed.named_feed === null) return { ok: false, status: 409, failure: copy.namedFeed.gone } as const;
  const values = { ...feedEditor.valuesOf(feed), url: feed.named_feed };
  const version = String(feed.version);
  const result = await editRecord(db, feedEditor, { id, version, values, who, now });
  if (result.ok || !result.errors?.url) return result;
  return { ok: false, status: 409, failure: result.errors.url } as const;
}

export const newFeedForms = forms.ofNew;

export function feedListForms(db: Database, who: Actor) {
  return [readHandler(db), ...forms.ofList(db, who)];
}

export function feedForms(db: Database, who: Actor, id: number) {
  return [
    readHandler(db),
    createFormHandler(useNamedFeedForm, (_, { now }) => readNamedFeed(db, who, { id, now })),
    ...forms.ofOne(db, who, id),
  ];
}
