import { useActionData, useSearchParams } from "@remix-run/react";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { PageTitle } from "~/kits/staff-page/page-title";
import { articleForm, newArticleForm } from "./article.form";
import { ArticleFields } from "./article-fields";
import { articleBack } from "./article-links";
import { articlesAdminCopy } from "./articles-admin.copy";
import type { PreviewResponse } from "./edit-articles.server";

const copy = articlesAdminCopy.missing;

/** A user who was editing a deleted article can add their input as a new one. */
export function MissingArticle({ sources }: { sources: readonly string[] }) {
  const [search] = useSearchParams();
  const answer = useActionData<PreviewResponse>();
  const errorState = isFormErrorState(answer, articleForm.name) ? answer : undefined;
  return (
    <section id="article" aria-labelledby="page-title" className="grid gap-y-6">
      <PageTitle title={copy.heading} intro={copy.text} back={articleBack(search)} />
      {errorState && <ErrorSummary form={newArticleForm} errorState={errorState} />}
      {answer && <ArticleFields form={newArticleForm} values={errorState?.values ?? {}} sources={sources} />}
    </section>
  );
}
