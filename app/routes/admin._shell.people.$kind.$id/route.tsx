import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPerson } from "~/features/people/load-person.server";
import { personPage as copy } from "~/features/people/people.copy";
import { PersonView } from "~/features/people/person-view";
import { SearchForm } from "~/features/people/search-form";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadPerson(services.db, params);
}

export default function Person() {
  const { person, hasRow } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="page-title">
      <PageTitle title={person ? copy.heading(person.email) : copy.title} isName={person !== null} />
      {person ? (
        <PersonView person={person} />
      ) : (
        <>
          <p className="mt-1 font-semibold">{hasRow ? copy.noAddress : copy.missing}</p>
          {!hasRow && <p className="mt-1 mb-6">{copy.missingHelp}</p>}
          <SearchForm q="" />
        </>
      )}
    </section>
  );
}
