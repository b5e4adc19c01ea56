import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { resourceForms } from "~/features/resources/admin/edit-resources.server";
import { loadResource } from "~/features/resources/admin/load-resources.server";
import {
  checkResourceForm,
  hideResourceForm,
  reopenReportForm,
  resolveReportForm,
  resourceForm,
  showResourceForm,
  uncheckResourceForm,
} from "~/features/resources/admin/resource.form";
import { ResourceEditPage } from "~/features/resources/admin/resource-edit-page";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Edit resource",
  description: "For staff: change or check an entry of the resource directory, or hide it from visitors.",
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadResource(services.db, parseRecordId(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, resourceForms(services.db, who, parseRecordId(params.id) ?? 0));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(
  resourceForm,
  checkResourceForm,
  uncheckResourceForm,
  hideResourceForm,
  showResourceForm,
  resolveReportForm,
  reopenReportForm,
);

export default function EditResource() {
  return <ResourceEditPage resource={useLoaderData<typeof loader>()} />;
}
