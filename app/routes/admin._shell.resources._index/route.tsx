import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { resourceListForms } from "~/features/resources/admin/edit-resources.server";
import { loadResources } from "~/features/resources/admin/load-resources.server";
import { checkListedForm } from "~/features/resources/admin/resource.form";
import { ResourceList } from "~/features/resources/admin/resource-list";
import { resourcesAdminCopy } from "~/features/resources/admin/resources-admin.copy";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import { SuspectedLink } from "~/features/spam/suspected-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

const copy = resourcesAdminCopy.listPage;
export const { meta, handle, headers } = defineStaffPage({
  title: copy.title,
  description: "For staff: the entries of the resource directory.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db } = services;
  return {
    ...(await loadResources(db, new URL(request.url).searchParams, new Date())),
    suspected: await countSuspected(db, "report"),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, resourceListForms(services.db, who));
}

export const clientAction = preserveInputOnError(checkListedForm);

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Resources() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle
        title={copy.title}
        intro="The entries of the public resource directory, hidden ones included."
      >
        <div className="no-print flex flex-wrap gap-4">
          <ButtonLink to={`${adminPaths.resources}/new`} kind="go" size="small">
            Add a resource
          </ButtonLink>
          <ButtonLink to={adminPaths.states} size="small">
            State facts
          </ButtonLink>
          <ButtonLink to={`${adminPaths.resources}/import`} size="small">
            Import from CSV
          </ButtonLink>
        </div>
      </PageTitle>
      {data.suspected > 0 && (
        <div className="mt-3">
          <SuspectedLink form="report" count={data.suspected} />
        </div>
      )}
      <div className="mt-6">
        <ResourceList data={data} />
      </div>
    </>
  );
}
