import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { defaultWords } from "~/content/news-feeds";
import { newFeedForm } from "~/features/feeds/admin/feed.form";
import { FeedFields } from "~/features/feeds/admin/feed-edit-page";
import { newFeedForms } from "~/features/feeds/admin/feed-editor.server";
import { feedsAdminCopy } from "~/features/feeds/admin/feeds-admin.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

const copy = feedsAdminCopy.newPage;
export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
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
    <section id={newFeedForm.anchor} aria-labelledby="page-title">
      <PageTitle
        title={copy.title}
        intro={copy.intro}
        back={{ to: adminPaths.feeds, label: feedsAdminCopy.back }}
      />
      <div className="mt-6">
        <FeedFields form={newFeedForm} values={newFeedValues} />
      </div>
    </section>
  );
}
