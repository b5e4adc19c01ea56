import type { Flag, Row } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { RecordEditor } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { toHttpUrl } from "~/lib/http-url";
import { findFeed, findFeedAt, insertFeed, updateFeed } from "../feeds.queries.server";
import { feedsAdminCopy } from "./feeds-admin.copy";

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
