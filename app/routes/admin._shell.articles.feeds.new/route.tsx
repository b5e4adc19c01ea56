import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { SiteLink } from "~/components/site-link";
import { defaultWords } from "~/content/news-feeds";
import { newFeedForms } from "~/features/feeds/admin/edit-feeds.server";
import { newFeedForm } from "~/features/feeds/admin/feed.form";
import { FeedFields } from "~/features/feeds/admin/feed-fields";
import { feedsAdminCopy } from "~/features/feeds/admin/feeds-admin.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/services.server";

const copy = feedsAdminCopy.newPage;
export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services);
  return await handleForms(request, newFeedForms(services.db, who));
}

export const clientAction = preserveInputOnError(newFeedForm);

const newFeedValues = {
  publishes: "review",
  keepWords: defaultWords.keep_words,
  blockWords: defaultWords.block_words,
};

export default function NewFeed() {
  return (
    <section id={newFeedForm.anchor} aria-labelledby="page-title" className="mt-6">
      <p className="no-print">
        <SiteLink to={adminPaths.feeds} className="inline-block py-1 font-semibold">
          {feedsAdminCopy.back}
        </SiteLink>
      </p>
      <h2 id="page-title" className="mt-3 text-xl">
        {copy.title}
      </h2>
      <p className="mt-1 mb-6 text-soft">{copy.intro}</p>
      <FeedFields form={newFeedForm} values={newFeedValues} />
    </section>
  );
}
