import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadSearch } from "~/features/people/load-search.server";
import { SearchForm } from "~/features/people/search-box";
import { SearchResults } from "~/features/people/search-results";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Search",
  description: "For staff: search messages, applications, subscribers, resources and articles at once.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadSearch(services.db, new URL(request.url).searchParams);
}

export default function Search() {
  const results = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="page-title">
      <PageTitle title="Search" />
      <SearchForm key={results.q} q={results.q} />
      <SearchResults results={results} />
    </section>
  );
}
