import type { Row } from "~/database/schema/schema.server";
import { stripTracking } from "~/features/articles/strip-tracking";
import { adminPaths } from "~/features/staff/admin-paths";
import type { RecordEditor } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { toHttpUrl } from "~/lib/http-url";
import { plainText } from "~/lib/text/plain-text.server";
import { shortDate } from "~/lib/time/dates";
import { findArticle, findSameArticle, insertArticle, updateArticle } from "./articles.queries.server";
import { articlesAdminCopy } from "./articles-admin.copy";

type Article = Row<"articles">;
type Written = Pick<Article, "title" | "summary" | "source" | "url" | "published_date">;

const text = (values: FormValues, name: string) => values[name] ?? "";

export function articleColumns(values: FormValues, row?: Article): Written {
  const typed = text(values, "url");
  const url = stripTracking(toHttpUrl(typed) ?? typed);
  const day = text(values, "publishedDate");
  return {
    title: text(values, "title"),
    summary: text(values, "summary"),
    source: text(values, "source") || null,
    // What is stored stays as it is written when it means the same: an address, and a day that is stored with its hour.
    url: row && toHttpUrl(row.url) === url ? row.url : url,
    published_date: row && shortDate(row.published_date)?.iso === day ? row.published_date : day,
  };
}

export const articleEditor = {
  kind: "article",
  noun: "article",
  path: adminPaths.articles,
  find: findArticle,
  insert: insertArticle,
  update: updateArticle,
  valuesOf: (row) => ({
    title: row.title,
    summary: row.summary,
    source: row.source ?? "",
    url: row.url,
    publishedDate: shortDate(row.published_date)?.iso ?? "",
  }),
  columnsOf: articleColumns,
  uniqueConflict: async (trx, { url }, exceptId) => {
    const other = await findSameArticle(trx, url, exceptId);
    return other && { id: other.id, errors: { url: articlesAdminCopy.duplicate(plainText(other.title)) } };
  },
} satisfies RecordEditor<Article, Written>;
