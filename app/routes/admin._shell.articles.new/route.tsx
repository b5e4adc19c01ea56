import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newArticleForm } from "~/features/articles/admin/article.form";
import { ArticleFields } from "~/features/articles/admin/article-edit-page";
import { loadNewArticle, newArticleForms } from "~/features/articles/admin/article-editor.server";
import { articlesAdminCopy } from "~/features/articles/admin/articles-admin.copy";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

const copy = articlesAdminCopy.newPage;
export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return await loadNewArticle(services.db, new Date());
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, newArticleForms(services.db, who));
}

export const clientAction = preserveInputOnError(newArticleForm);

export default function NewArticle() {
  const { today, sources } = useLoaderData<typeof loader>();
  return (
    <section id="article" aria-labelledby="page-title">
      <PageTitle title={copy.title} intro={copy.intro} />
      <div className="mt-6">
        <ArticleFields form={newArticleForm} values={{ publishedDate: today }} sources={sources} />
      </div>
    </section>
  );
}
