import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { subscriberImport as copy } from "~/features/subscribers/import/import.copy";
import { confirmSubscribersForm } from "~/features/subscribers/import/import-subscribers.forms";
import { importSubscribersHandler } from "~/features/subscribers/import/import-subscribers.server";
import { loadSubscriberPreview } from "~/features/subscribers/import/load-subscriber-preview.server";
import {
  SubscriberPreview,
  SubscriberPreviewGone,
  SubscribersImported,
} from "~/features/subscribers/import/subscriber-preview";
import { importPath } from "~/features/subscribers/manage/subscribers.admin";
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
