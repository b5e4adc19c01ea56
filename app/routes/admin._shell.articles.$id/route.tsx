import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  articleForm,
  hideArticleForm,
  newArticleForm,
  showArticleForm,
} from "~/features/articles/admin/article.form";
import { ArticleEditPage, MissingArticle } from "~/features/articles/admin/article-edit-page";
import { loadArticle } from "~/features/articles/admin/article-editor.server";
import { FROM_PARAMETER } from "~/features/articles/admin/articles.admin";
import { articlesAdminCopy } from "~/features/articles/admin/articles-admin.copy";
import { reviewableArticleForms } from "~/features/feeds/review/review-articles.server";
import { HeldArticle, SaveAndPublish } from "~/features/feeds/review/review-notices";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(articlesAdminCopy.editPage);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadArticle(services.db, parseRecordId(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const handlers = reviewableArticleForms(services.db, who, parseRecordId(params.id));
  return await handleForms(request, handlers, { preserve: FROM_PARAMETER });
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(
  articleForm,
  newArticleForm,
  hideArticleForm,
  showArticleForm,
);

export default function EditArticle() {
  const { article, sources } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isGone = answer && "invalid" in answer && answer.extra?.gone;
  if (article && !isGone) {
    const review = { panel: <HeldArticle id={article.id} />, button: <SaveAndPublish /> };
    return <ArticleEditPage article={article} sources={sources} review={review} />;
  }
  return <MissingArticle sources={sources} />;
}
