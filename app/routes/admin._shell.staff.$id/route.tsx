import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  changeRoleForm,
  reactivateForm,
  removeAccountForm,
  suspendForm,
} from "~/features/staff/accounts/accounts.form";
import { accountForms } from "~/features/staff/accounts/change-account.server";
import { loadMember } from "~/features/staff/accounts/load-accounts.server";
import { MemberPage, MissingMember } from "~/features/staff/accounts/member-page";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Staff account",
  description: "For owners: the role of an account, and whether it has access.",
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services, "owner");
  const member = await loadMember(services.db, staff, params.id ?? "");
  return data({ member }, { status: member ? 200 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireStaff(request, services, "owner");
  return await handleForms(request, accountForms({ request, services, owner }, params.id ?? ""));
}

export const clientAction = preserveInputOnError(
  changeRoleForm,
  suspendForm,
  reactivateForm,
  removeAccountForm,
);

export default function StaffMember() {
  const { member } = useLoaderData<typeof loader>();
  return member ? <MemberPage member={member} /> : <MissingMember />;
}
