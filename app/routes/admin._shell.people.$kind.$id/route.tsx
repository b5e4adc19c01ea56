import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPerson } from "~/features/people/load-person.server";
import { PersonView } from "~/features/people/person-view";
import { SearchForm } from "~/features/people/search-box";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Person",
  description: "For staff: everything that came from one email address, and the mails sent to it.",
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadPerson(services.db, params);
}

export default function Person() {
  const { person, hasRow } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="page-title">
      <PageTitle title={person ? `Everything from ${person.email}` : "Person"} isName={person !== null} />
      {person ? (
        <PersonView person={person} />
      ) : (
        <>
          <p className="mt-1 font-semibold">
            {hasRow
              ? "This row has no email address, so nothing else can be found by it."
              : "There is no such row any more."}
          </p>
          {!hasRow && (
            <p className="mt-1 mb-6">It may have been deleted. Search for the name or the address.</p>
          )}
          <SearchForm q="" />
        </>
      )}
    </section>
  );
}
