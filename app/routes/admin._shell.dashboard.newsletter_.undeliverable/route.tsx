import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allowMailForm, undeliverablePage as copy } from "~/features/bounces/bounces.form";
import { loadUndeliverable, undeliverableForms } from "~/features/bounces/undeliverable-page.server";
import { UndeliverableTable } from "~/features/bounces/undeliverable-table";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadUndeliverable(services.db, new URL(request.url).searchParams);
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, undeliverableForms(services.db, who));
}

export const clientAction = preserveInputOnError(allowMailForm);

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function UndeliverableAddresses() {
  return (
    <>
      <PageTitle
        title={copy.title}
        intro={copy.intro}
        back={{ to: `${adminPaths.dashboard}/newsletter`, label: "Back to the newsletter" }}
      />
      <UndeliverableTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
