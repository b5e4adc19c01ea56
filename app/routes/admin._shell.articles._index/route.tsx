import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { loadReview } from "~/features/feeds/review/load-review.server";
import { reviewCopy as copy } from "~/features/feeds/review/review.copy";
import { reviewForm } from "~/features/feeds/review/review.form";
import { reviewForms } from "~/features/feeds/review/review-articles.server";
import { ReviewList } from "~/features/feeds/review/review-list";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadReview(services.db, new URL(request.url).searchParams);
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, reviewForms(services.db, who));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(reviewForm);

export default function Review() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={copy.heading(page.slice.total)} intro={copy.intro}>
        <div className="no-print flex flex-wrap gap-4">
          <ButtonLink to={adminPaths.feeds} size="small">
            {copy.links.feeds}
          </ButtonLink>
          <ButtonLink to={`${adminPaths.articles}/new`} size="small">
            Add an article
          </ButtonLink>
          <ButtonLink to={adminPaths.allArticles} size="small">
            All articles
          </ButtonLink>
        </div>
      </PageTitle>
      <div className="mt-6">
        <ReviewList page={page} />
      </div>
      {page.slice.total > 0 && <p className="mt-3 max-w-none text-soft">{copy.explain}</p>}
    </>
  );
}
