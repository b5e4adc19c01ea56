import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { readFeedForm, restoreFeedForm } from "~/features/feeds/admin/feed.form";
import { feedListForms } from "~/features/feeds/admin/feed-editor.server";
import { FeedList, NotReading } from "~/features/feeds/admin/feed-list";
import { feedsAdminCopy } from "~/features/feeds/admin/feeds-admin.copy";
import { isReadingFeeds, loadFeeds } from "~/features/feeds/admin/load-feeds.server";
import { reviewCopy } from "~/features/feeds/review/review.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

const copy = feedsAdminCopy.listPage;
export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return {
    ...(await loadFeeds(services.db, new URL(request.url).searchParams, new Date())),
    isReading: isReadingFeeds(services.env),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, feedListForms(services.db, who));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(readFeedForm, restoreFeedForm);

export default function Feeds() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={copy.title} intro={copy.intro}>
        <div className="no-print flex flex-wrap gap-4">
          <ButtonLink to={`${adminPaths.feeds}/new`} kind="go" size="small">
            {copy.add}
          </ButtonLink>
          <ButtonLink to={adminPaths.articles} size="small">
            {reviewCopy.heading(data.waiting)}
          </ButtonLink>
        </div>
      </PageTitle>
      <div className="mt-6">
        {!data.isReading && <NotReading />}
        <FeedList data={data} />
      </div>
    </>
  );
}
