import { useActionData, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Badge } from "~/components/badge";
import { Button } from "~/components/button";
import { auditHref } from "~/features/audit/audit-query";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { isFormErrorState } from "~/kits/forms/form-result";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary } from "~/kits/forms/messages";
import { PageTitle } from "~/kits/staff-page/page-title";
import { EditFields } from "~/kits/versioning/edit-fields";
import { HistorySection } from "~/kits/versioning/history-section";
import type { FormValues } from "~/kits/versioning/merge-edits";
import type { HistoryEntry } from "~/kits/versioning/record-history.server";
import { editing } from "~/kits/versioning/versioning.copy";
import { ArticleCard, type ArticleView } from "../public/article-card";
import { articleForm, hideArticleForm, newArticleForm, PREVIEW, showArticleForm } from "./article.form";
import type { PreviewResponse } from "./article-editor.server";
import { articleBack } from "./articles.admin";
import { articlesAdminCopy as copy } from "./articles-admin.copy";

function ArticlePreview({ article }: { article: ArticleView }) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each preview is a new object and takes the focus again.
  useEffect(() => section.current?.focus(), [article]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="preview-title"
      className="mb-8 border-4 border-blue bg-card p-5"
    >
      <h2 id="preview-title" className="text-xl">
        {copy.preview.heading}
      </h2>
      <p role="status" className="mt-1 mb-4 text-soft">
        Nothing is saved yet.
      </p>
      <ArticleCard article={article} heading="h3" copy={copy} />
    </section>
  );
}

const others = { path: adminPaths.articles, open: copy.openDuplicate };

interface ArticleFieldsProps {
  form: typeof articleForm;
  values: FormValues;
  sources: readonly string[];
  more?: ReactNode;
}

export function ArticleFields({ form, values, sources, more }: ArticleFieldsProps) {
  const answer = useActionData<PreviewResponse>();
  const previewed = answer && "previewed" in answer ? answer : undefined;
  return (
    <EditFields
      form={form}
      values={values}
      suggestions={{ source: sources }}
      others={others}
      submitted={previewed?.values}
      lead={previewed && <ArticlePreview article={previewed.article} />}
      more={
        <>
          {more}
          <Button kind="plain" name={PREVIEW} value="on">
            {copy.preview.button}
          </Button>
        </>
      }
    />
  );
}

interface ArticleEditPageProps {
  article: {
    id: number;
    version: string;
    values: FormValues;
    view: ArticleView;
    hidden: boolean;
    /** Waits for review. */
    held: boolean;
    added: string;
    history: readonly HistoryEntry[];
  };
  sources: readonly string[];
  /** Where it waits for review: instead of the button that hides or shows it, and a button of its form. */
  review: { panel: ReactNode; button: ReactNode };
}

export function ArticleEditPage({ article, sources, review }: ArticleEditPageProps) {
  const { id, version, values, view, hidden, held, added, history } = article;
  const [search] = useSearchParams();
  return (
    <section id="article" aria-labelledby="page-title">
      <PageTitle title={copy.editPage.title} back={articleBack(search)} />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Badge badge={hidden ? editing.hidden : editing.visible} />
        <span className="text-soft">{`Added ${added}`}</span>
        {!held && <ButtonForm form={hidden ? showArticleForm : hideArticleForm} />}
      </div>
      {held && review.panel}
      {[newArticleForm, hideArticleForm, showArticleForm].map((form) => (
        <FormStatus key={form.name} form={form} />
      ))}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <ArticleFields
          form={articleForm}
          values={{ ...values, version }}
          sources={sources}
          more={held && review.button}
        />
        <div className="flex flex-col gap-10">
          <section aria-labelledby="card-title">
            <h2 id="card-title" className="mb-3 text-xl">
              {hidden ? "As visitors would see it" : "As visitors see it"}
            </h2>
            <div className="border-2 border-ink bg-card p-5">
              <ArticleCard article={view} heading="h3" copy={copy} />
            </div>
          </section>
          <HistorySection entries={history} auditUrl={auditHref({ kind: "article", record: String(id) })} />
        </div>
      </div>
    </section>
  );
}

/** A user who was editing a deleted article can add their input as a new one. */
export function MissingArticle({ sources }: { sources: readonly string[] }) {
  const [search] = useSearchParams();
  const answer = useActionData<PreviewResponse>();
  const errorState = isFormErrorState(answer, articleForm.name) ? answer : undefined;
  return (
    <section id="article" aria-labelledby="page-title" className="grid gap-y-6">
      <PageTitle title="There is no such article" intro={copy.missing.text} back={articleBack(search)} />
      {errorState && <ErrorSummary form={newArticleForm} errorState={errorState} />}
      {answer && <ArticleFields form={newArticleForm} values={errorState?.values ?? {}} sources={sources} />}
    </section>
  );
}
