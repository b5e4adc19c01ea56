import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { FactList } from "~/features/states/admin/fact-list";
import { loadFacts } from "~/features/states/admin/list-facts.server";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "State facts",
  description: "For staff: what the pages about the states say, with sources.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadFacts(services.db, new URL(request.url).searchParams, new Date());
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function StateFacts() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle
        title="State facts"
        intro="What the pages about the states say, each with its source. A change is public at once."
        back={{ to: adminPaths.resources, label: "All resources" }}
      >
        <div className="no-print">
          <ButtonLink to={`${adminPaths.states}/new`} kind="go" size="small">
            Add a fact
          </ButtonLink>
        </div>
      </PageTitle>
      <div className="mt-6">
        <FactList data={data} />
      </div>
    </>
  );
}
