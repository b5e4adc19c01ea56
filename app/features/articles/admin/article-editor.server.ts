import { data } from "@remix-run/node";
import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Row, UpdateRow } from "~/database/schema/schema.server";
import { articleKey, stripTracking } from "~/features/articles/article-address";
import { changedFields } from "~/features/audit/entry-changes";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { FormHandler } from "~/kits/forms/form-handler.server";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { submittedValues } from "~/kits/forms/validate-form.server";
import type { EditFailure, RecordEditor } from "~/kits/versioning/edit-record.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { changeForm, recordForms } from "~/kits/versioning/record-forms.server";
import { loadHistory } from "~/kits/versioning/record-history.server";
import { toHttpUrl } from "~/lib/http-url";
import { plainText } from "~/lib/text/plain-text.server";
import { formatLocalDay, shortDate } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import type { ArticleView } from "../public/article-card";
import { articleView } from "../public/public-articles.server";
import { articleForm, hideArticleForm, newArticleForm, PREVIEW, showArticleForm } from "./article.form";
import { articlesAdminCopy } from "./articles-admin.copy";

export function findArticle(db: Database, id: number): Promise<Row<"articles"> | undefined> {
  return db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Another article that is the same by its URL. */
async function findSameArticle(db: Database, url: string, exceptId: number | null) {
  let query = db
    .selectFrom("articles")
    .select(["id", "title"])
    .where((eb) => eb.or([eb("url", "=", url), eb("url_key", "=", articleKey(url))]));
  if (exceptId !== null) query = query.where("id", "<>", exceptId);
  return await query.limit(1).executeTakeFirst();
}

async function insertArticle(
  db: Database,
  row: Pick<Row<"articles">, "title" | "summary" | "source" | "url" | "published_date" | "created_at">,
): Promise<number> {
  const { id } = await db
    .insertInto("articles")
    .values({ ...row, url_key: articleKey(row.url) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateArticle(db: Database, id: number, change: UpdateRow<"articles">): Promise<void> {
  const url_key = change.url === undefined ? undefined : articleKey(change.url);
  await db
    .updateTable("articles")
    .set({ ...change, ...(url_key !== undefined && { url_key }) })
    .where("id", "=", id)
    .execute();
}

type Article = Row<"articles">;
type Written = Pick<Article, "title" | "summary" | "source" | "url" | "published_date">;

const text = (values: FormValues, name: string) => values[name] ?? "";

function articleColumns(values: FormValues, row?: Article): Written {
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

const articleEditor = {
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

const MAX_SUGGESTIONS = 200;

/** Those that are used most. */
async function sourceSuggestions(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .select(sql<string>`source`.as("source"))
    .where("source", "is not", null)
    .groupBy("source")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .limit(MAX_SUGGESTIONS)
    .execute();
  return [...new Set(rows.map(({ source }) => plainText(source)))].filter((source) => source !== "");
}

export async function loadNewArticle(db: Database, now: Date) {
  return { today: localDay(now), sources: await sourceSuggestions(db) };
}

/** `article` is null, with status 404, when there is none: the page must still hold what a user typed into it. */
export async function loadArticle(db: Database, id: number | null) {
  const row = id === null ? undefined : await findArticle(db, id);
  if (!row) return data({ article: null, sources: [] }, { status: 404 });
  const article = {
    id: row.id,
    version: String(row.version),
    values: articleEditor.valuesOf(row),
    view: articleView(row),
    hidden: row.is_hidden === 1,
    held: row.held_for_review === 1,
    added: formatLocalDay(row.created_at),
    history: await loadHistory(db, { kind: "article", id: row.id }, changedFields),
  };
  return data({ article, sources: await sourceSuggestions(db) });
}

/** Renders the input as the news page would; validates and saves nothing. */
interface Previewed {
  previewed: true;
  values: Record<string, string>;
  article: ArticleView;
}

function previewed(sent: SentFields): Previewed {
  const values = submittedValues(articleForm, sent);
  return { previewed: true, values, article: articleView({ id: 0, ...articleColumns(values) }) };
}

function previewable(handler: FormHandler<never, EditFailure>): FormHandler<Previewed, EditFailure> {
  return {
    form: handler.form,
    validate: (sent) =>
      sent.has(PREVIEW)
        ? { ok: true, save: async () => ({ ok: true, data: previewed(sent) }) }
        : handler.validate(sent),
  };
}

export type PreviewResponse = typeof handleForms<Previewed, EditFailure>;

const forms = recordForms(articleEditor, { add: newArticleForm, edit: articleForm });

const hide = changeForm(articleEditor, hideArticleForm, {
  action: "hidden",
  change: () => ({ is_hidden: 1 as const }),
});
const show = changeForm(articleEditor, showArticleForm, {
  action: "shown",
  change: () => ({ is_hidden: 0 as const }),
});

export function newArticleForms(db: Database, who: Actor) {
  return forms.ofNew(db, who).map(previewable);
}

export function articleForms(db: Database, who: Actor, id: number | null) {
  if (id === null) return newArticleForms(db, who);
  return [
    ...forms.ofOne(db, who, id).map(previewable),
    ...newArticleForms(db, who),
    hide(db, who, id),
    show(db, who, id),
  ];
}
