import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import {
  confirmSubscribersForm,
  subscriberImport as copy,
  keepLeftForm,
  questionForm,
} from "~/features/subscribers/import/import-subscribers.forms";
import {
  importSubscriberHandlers,
  loadSubscriberPreview,
} from "~/features/subscribers/import/import-subscribers.server";
import {
  ImportQuestion,
  importedText,
  SubscriberPreview,
} from "~/features/subscribers/import/subscriber-preview";
import { importPath, subscribersTable } from "~/features/subscribers/manage/subscribers.admin";
import { ImportPage } from "~/kits/csv-import/import-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy.previewPage);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await loadSubscriberPreview(services, id, { who, now: new Date() });
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, importSubscriberHandlers(services, who, id));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(confirmSubscribersForm, keepLeftForm, questionForm);

export default function PreviewSubscribers() {
  const preview = useLoaderData<typeof loader>();
  return (
    <ImportPage
      preview={preview}
      title={copy.previewPage.title}
      upload={{ path: importPath, label: copy.title }}
      list={{ path: subscribersTable.path, label: "To the subscribers" }}
      done={preview.state === "done" ? importedText(preview) : ""}
    >
      {preview.state === "asking" && <ImportQuestion {...preview.question} />}
      {preview.state === "open" && <SubscriberPreview preview={preview} />}
    </ImportPage>
  );
}
