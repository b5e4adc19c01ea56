import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { submittedValues } from "~/kits/forms/validate-form.server";
import { changeById, recordAddition } from "~/kits/versioning/change-record.server";
import {
  type EditFailure,
  type EditResult,
  editRecord,
  uniqueConflictResult,
} from "~/kits/versioning/edit-record.server";
import type { ArticleView } from "../public/article-card";
import { articleView } from "../public/article-view.server";
import { articleForm, hideArticleForm, newArticleForm, PREVIEW, showArticleForm } from "./article.form";
import { articleColumns, articleEditor, findUniqueConflict } from "./article-editor.server";
import { findArticle, insertArticle, updateArticle } from "./articles.queries.server";

type ArticleValues = ValuesOf<typeof articleForm>;

interface Context {
  db: Database;
  who: Actor;
  now: Date;
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

function addArticle(
  { db, who, now }: Context,
  { version: _, ...values }: ArticleValues,
): Promise<EditResult> {
  return db.transaction().execute(async (trx): Promise<EditResult> => {
    const row = articleColumns(values);
    const uniqueConflict = await findUniqueConflict(trx, row, null);
    if (uniqueConflict) return uniqueConflictResult(uniqueConflict);
    const id = await insertArticle(trx, { ...row, created_at: now.toISOString() });
    await recordAddition(trx, { kind: "article", id, row, action: "added", who, now });
    return { ok: true, to: `${adminPaths.articles}/${id}?${SENT_PARAMETER}=${newArticleForm.name}` };
  });
}

async function setHidden({ db, who, now }: Context, id: number, hidden: boolean): Promise<EditResult> {
  const change = () => ({ is_hidden: hidden ? (1 as const) : (0 as const) });
  const article = { kind: "article", find: findArticle, update: updateArticle } as const;
  await changeById(db, article, { id, change, action: hidden ? "hidden" : "shown", who, now });
  return { ok: true };
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

export function newArticleForms(db: Database, who: Actor) {
  const add = createFormHandler(newArticleForm, (values, { now }) => addArticle({ db, who, now }, values));
  return [previewable(add)];
}

export function articleForms(db: Database, who: Actor, id: number | null) {
  if (id === null) return newArticleForms(db, who);
  const edit = createFormHandler(articleForm, ({ version, ...values }, { now }) =>
    editRecord(db, articleEditor, { id, version, values, who, now }),
  );
  return [
    previewable(edit),
    ...newArticleForms(db, who),
    createFormHandler(hideArticleForm, (_, { now }) => setHidden({ db, who, now }, id, true)),
    createFormHandler(showArticleForm, (_, { now }) => setHidden({ db, who, now }, id, false)),
  ];
}
