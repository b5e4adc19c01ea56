import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { subscriberImport as copy } from "~/features/newsletter/manage/import.copy";
import { confirmSubscribersForm } from "~/features/newsletter/manage/import-subscribers.forms";
import { importSubscribersHandler } from "~/features/newsletter/manage/import-subscribers.server";
import { loadSubscriberPreview } from "~/features/newsletter/manage/load-subscriber-preview.server";
import { importPath } from "~/features/newsletter/manage/subscriber-paths";
import {
  SubscriberPreview,
  SubscriberPreviewGone,
  SubscribersImported,
} from "~/features/newsletter/manage/subscriber-preview";
import { requireStaff } from "~/features/staff/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy.previewPage);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await loadSubscriberPreview(services, id, { who, now: new Date() });
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, [importSubscribersHandler(services, who, id)]);
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(confirmSubscribersForm);

const titles = { open: copy.previewPage.title, done: copy.done.heading, gone: importCopy.gone.heading };

export default function PreviewSubscribers() {
  const preview = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="page-title">
      <PageTitle title={titles[preview.state]} back={{ to: importPath, label: copy.title }} />
      {preview.state === "open" && <SubscriberPreview preview={preview} />}
      {preview.state === "done" && <SubscribersImported {...preview} />}
      {preview.state === "gone" && <SubscriberPreviewGone />}
    </section>
  );
}
