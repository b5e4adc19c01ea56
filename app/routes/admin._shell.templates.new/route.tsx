import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { newTemplateForm } from "~/features/replies/templates/template.form";
import { PlaceholderList, TemplateFields } from "~/features/replies/templates/template-edit-page";
import { newTemplateForms } from "~/features/replies/templates/template-editor.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Add a template",
  description: "For staff: add a text that replies can begin with.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, newTemplateForms(services.db, who));
}

export const clientAction = preserveInputOnError(newTemplateForm);

const newTemplateValues = { text: "Hello {name},\n\n" };

export default function NewTemplate() {
  return (
    <section id={newTemplateForm.anchor} aria-labelledby="page-title">
      <div className="mb-6">
        <PageTitle title="Add a template" back={{ to: adminPaths.templates, label: "All templates" }} />
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <TemplateFields form={newTemplateForm} values={newTemplateValues} />
        <PlaceholderList />
      </div>
    </section>
  );
}
