import type { Database } from "~/database/open-database.server";
import type { Flag, Row } from "~/database/schema/schema.server";
import type { RecordEditor, UniqueConflict } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { toHttpUrl } from "~/lib/http-url";
import { findFeed, findFeedAt, updateFeed } from "../feeds.queries.server";
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

export function feedColumns(values: FormValues): Written {
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

export async function findUniqueConflict(
  trx: Database,
  { url }: Pick<Written, "url">,
  exceptId: number | null,
): Promise<UniqueConflict | undefined> {
  const other = await findFeedAt(trx, url);
  if (!other || other.id === exceptId) return undefined;
  return { id: other.id, errors: { url: feedsAdminCopy.duplicate(other.name) } };
}

export const feedEditor: RecordEditor<Feed, Written> = {
  kind: "feed",
  noun: "feed",
  find: findFeed,
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
  uniqueConflict: (trx, values, row) => findUniqueConflict(trx, feedColumns(values), row.id),
};
