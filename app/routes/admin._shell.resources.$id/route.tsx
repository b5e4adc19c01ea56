import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { resourceWords } from "~/content/staff-resources";
import { recordNumber } from "~/features/editing/record-number";
import { resourceForms } from "~/features/resource-desk/edit-resources.server";
import { openResource } from "~/features/resource-desk/open-resource.server";
import {
  checkResourceForm,
  hideResourceForm,
  reopenReportForm,
  resolveReportForm,
  resourceForm,
  showResourceForm,
} from "~/features/resource-desk/resource.form";
import { ResourceDesk } from "~/features/resource-desk/resource-desk";
import { handleStaffForms } from "~/features/staff/handle-staff-forms.server";
import { requireStaff } from "~/features/staff/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { keepTyped } from "~/forms/keep-typed";
import { services } from "~/server/services.server";

const described = defineStaffPage(resourceWords.editPage);
export const meta = described.meta;
export const handle = described.handle;
export const headers = described.headers;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await openResource(services.db, recordNumber(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services);
  return await handleStaffForms(request, resourceForms(services.db, who, recordNumber(params.id) ?? 0));
}

export { shouldRevalidate } from "~/features/editing/should-revalidate";

export const clientAction = keepTyped(
  resourceForm,
  checkResourceForm,
  hideResourceForm,
  showResourceForm,
  resolveReportForm,
  reopenReportForm,
);

export default function EditResource() {
  return <ResourceDesk resource={useLoaderData<typeof loader>()} />;
}
