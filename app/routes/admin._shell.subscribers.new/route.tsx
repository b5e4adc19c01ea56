import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { addSubscriberHandler } from "~/features/subscribers/manage/add-subscriber.server";
import { addSubscriberForm, addPage as copy } from "~/features/subscribers/manage/manage-subscribers.forms";
import { subscribersTable } from "~/features/subscribers/manage/subscribers.admin";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, [addSubscriberHandler(services, who)]);
}

export const clientAction = preserveInputOnError(addSubscriberForm);

export default function AddSubscriber() {
  return (
    <section id={addSubscriberForm.anchor} aria-labelledby="page-title">
      <PageTitle
        title={copy.title}
        intro={copy.intro}
        back={{ to: subscribersTable.path, label: "Newsletter" }}
      />
      <div className="mt-6">
        <SiteForm form={addSubscriberForm} />
      </div>
    </section>
  );
}
