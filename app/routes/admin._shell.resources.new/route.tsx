import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newResourceForms } from "~/features/resources/admin/edit-resources.server";
import { resourceSuggestions } from "~/features/resources/admin/load-resources.server";
import { newResourceForm } from "~/features/resources/admin/resource.form";
import { ResourceFields } from "~/features/resources/admin/resource-edit-page";
import { resourcesAdminCopy } from "~/features/resources/admin/resources-admin.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Add a resource",
  description: "For staff: add an entry to the resource directory.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return { suggestions: await resourceSuggestions(services.db) };
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, newResourceForms(services.db, who));
}

export const clientAction = preserveInputOnError(newResourceForm);

export default function NewResource() {
  const { suggestions } = useLoaderData<typeof loader>();
  return (
    <section id="resource" aria-labelledby="page-title">
      <PageTitle
        title="Add a resource"
        intro="Visitors see it at once. Mark it as checked when you have called the number and opened the link."
        back={{ to: adminPaths.resources, label: resourcesAdminCopy.back }}
      />
      <div className="mt-6">
        <ResourceFields form={newResourceForm} values={{}} suggestions={suggestions} />
      </div>
    </section>
  );
}
