import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  feedForm,
  readFeedForm,
  removeFeedForm,
  takeItemForm,
  useNamedFeedForm,
} from "~/features/feeds/admin/feed.form";
import { FeedEditPage } from "~/features/feeds/admin/feed-edit-page";
import { feedsAdminCopy } from "~/features/feeds/admin/feeds-admin.copy";
import { feedPageForms } from "~/features/feeds/admin/last-items.server";
import { isReadingFeeds, loadFeed } from "~/features/feeds/admin/load-feeds.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(feedsAdminCopy.editPage);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return {
    feed: await loadFeed(services.db, parseRecordId(params.id), new Date()),
    isReading: isReadingFeeds(services.env),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, feedPageForms(services.db, who, parseRecordId(params.id) ?? 0));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(
  feedForm,
  readFeedForm,
  removeFeedForm,
  takeItemForm,
  useNamedFeedForm,
);

export default function EditFeed() {
  return <FeedEditPage {...useLoaderData<typeof loader>()} />;
}
