import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  inviteForm,
  resendInvitationForm,
  revokeInvitationForm,
} from "~/features/staff/accounts/accounts.form";
import { invitationForms } from "~/features/staff/accounts/invite.server";
import { loadStaffList } from "~/features/staff/accounts/load-accounts.server";
import { StaffListPage } from "~/features/staff/accounts/staff-list-page";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Staff",
  description: "For staff: who has an account, and what it may do.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services);
  return await loadStaffList(services.db, staff, new Date());
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireStaff(request, services, "owner");
  return await handleForms(request, invitationForms({ request, services, owner }));
}

export const clientAction = preserveInputOnError(inviteForm, resendInvitationForm, revokeInvitationForm);

export default function StaffList() {
  return <StaffListPage {...useLoaderData<typeof loader>()} />;
}
