import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { removeTemplateForm, templateForm } from "~/features/replies/templates/template.form";
import { TemplateEditPage } from "~/features/replies/templates/template-edit-page";
import { loadTemplate, templateForms } from "~/features/replies/templates/template-editor.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Edit template",
  description: "For staff: change or delete a template of replies.",
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return { template: await loadTemplate(services.db, parseRecordId(params.id)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, templateForms(services.db, who, parseRecordId(params.id) ?? 0));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(templateForm, removeTemplateForm);

export default function EditTemplate() {
  return <TemplateEditPage {...useLoaderData<typeof loader>()} />;
}
