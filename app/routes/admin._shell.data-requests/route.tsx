import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { erasePersonForm, findPersonForm } from "~/features/data-requests/staff-request.form";
import { staffRequestForms } from "~/features/data-requests/staff-request.server";
import { StaffRequestPage } from "~/features/data-requests/staff-request-page";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Data requests",
  description: "For staff: find, copy or erase what is stored about a person who has asked by letter.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "owner");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "owner");
  return await handleForms(request, staffRequestForms(services, who));
}

export const clientAction = preserveInputOnError(findPersonForm, erasePersonForm);

export default function DataRequests() {
  const result = useActionData<typeof action>();
  return <StaffRequestPage found={result && ("sections" in result ? result : result.extra)} />;
}
