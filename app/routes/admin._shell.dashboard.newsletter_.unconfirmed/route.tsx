import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { unconfirmedPage as copy, remindForm } from "~/features/subscribers/manage/manage-subscribers.forms";
import { loadUnconfirmed, remindHandler } from "~/features/subscribers/manage/unconfirmed.server";
import { UnconfirmedTable } from "~/features/subscribers/manage/unconfirmed-table";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadUnconfirmed(services, new URL(request.url).searchParams, new Date());
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, [remindHandler(services, who)]);
}

export const clientAction = preserveInputOnError(remindForm);

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Unconfirmed() {
  return (
    <>
      <PageTitle
        title={copy.title}
        intro="They signed up, and have not pressed the button of the mail that we sent them. They get nothing of the list."
        back={{ to: `${adminPaths.dashboard}/newsletter`, label: "Back to the newsletter" }}
      />
      <UnconfirmedTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
