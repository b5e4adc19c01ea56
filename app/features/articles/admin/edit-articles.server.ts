import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { FormHandler } from "~/kits/forms/form-handler.server";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { submittedValues } from "~/kits/forms/validate-form.server";
import type { EditFailure } from "~/kits/versioning/edit-record.server";
import { changeForm, recordForms } from "~/kits/versioning/record-forms.server";
import type { ArticleView } from "../public/article-card";
import { articleView } from "../public/public-articles.server";
import { articleForm, hideArticleForm, newArticleForm, PREVIEW, showArticleForm } from "./article.form";
import { articleColumns, articleEditor } from "./article-editor.server";

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
