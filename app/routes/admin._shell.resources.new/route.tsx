import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { newResourceForms } from "~/features/resources/admin/edit-resources.server";
import { resourceSuggestions } from "~/features/resources/admin/load-resource.server";
import { newResourceForm } from "~/features/resources/admin/resource.form";
import { ResourceFields } from "~/features/resources/admin/resource-fields";
import { resourcesAdminCopy } from "~/features/resources/admin/resources-admin.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/services.server";

const copy = resourcesAdminCopy.newPage;
export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return { suggestions: await resourceSuggestions(services.db) };
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services);
  return await handleForms(request, newResourceForms(services.db, who));
}

export const clientAction = preserveInputOnError(newResourceForm);

export default function NewResource() {
  const { suggestions } = useLoaderData<typeof loader>();
  return (
    <section id="resource" aria-labelledby="page-title" className="mt-6">
      <p className="no-print">
        <SiteLink to={adminPaths.resources} className="inline-block py-1 font-semibold">
          {resourcesAdminCopy.back}
        </SiteLink>
      </p>
      <h2 id="page-title" className="mt-3 text-xl">
        {copy.title}
      </h2>
      <p className="mt-1 mb-6 text-soft">{copy.intro}</p>
      <ResourceFields form={newResourceForm} values={{}} suggestions={suggestions} />
    </section>
  );
}
