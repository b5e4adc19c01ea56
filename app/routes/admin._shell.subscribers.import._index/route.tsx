import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import {
  subscriberImport as copy,
  uploadSubscribersForm,
} from "~/features/subscribers/import/import-subscribers.forms";
import { subscriberImports } from "~/features/subscribers/import/import-subscribers.server";
import { subscribersTable } from "~/features/subscribers/manage/subscribers.admin";
import { UploadForm } from "~/kits/csv-import/import-page";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await subscriberImports.upload(request, services, { who, now: new Date() });
}

export const clientAction = preserveInputOnError(uploadSubscribersForm);

export default function ImportSubscribers() {
  return (
    <section id={uploadSubscribersForm.anchor} aria-labelledby="page-title">
      <PageTitle
        title={copy.title}
        intro="Nobody is added before you have seen who is new and confirmed it. Subscribers who are on the list already stay as they are, and nobody who left or was erased comes back."
        back={{ to: subscribersTable.path, label: "Newsletter" }}
      />
      <p className="mt-2 mb-6">{copy.columns}</p>
      <UploadForm form={uploadSubscribersForm} />
    </section>
  );
}
