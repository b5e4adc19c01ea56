import { useActionData } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { articleForm, newArticleForm } from "./article.form";
import { ArticleFields } from "./article-fields";
import { articlesAdminCopy } from "./articles-admin.copy";
import type { PreviewResponse } from "./edit-articles.server";

const copy = articlesAdminCopy.missing;

/** A user who was editing a deleted article can add their input as a new one. */
export function MissingArticle({ sources }: { sources: readonly string[] }) {
  const answer = useActionData<PreviewResponse>();
  const errorState = isFormErrorState(answer, articleForm.name) ? answer : undefined;
  return (
    <section id="article" aria-labelledby="page-title" className="mt-8">
      <h2 id="page-title" className="text-xl">
        {copy.heading}
      </h2>
      <p className="mt-2">{copy.text}</p>
      <p className="mt-2 mb-6">
        <SiteLink to={copy.back.to} className="inline-block py-1 font-semibold">
          {copy.back.label}
        </SiteLink>
      </p>
      {errorState && <ErrorSummary form={newArticleForm} errorState={errorState} />}
      {answer && <ArticleFields form={newArticleForm} values={errorState?.values ?? {}} sources={sources} />}
    </section>
  );
}
