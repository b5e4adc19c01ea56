import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Moment } from "~/components/moment";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { loadChange } from "~/features/trash/load-trash.server";
import { UndoState } from "~/features/trash/trash-entry";
import { PageTitle } from "~/kits/staff-page/page-title";
import { filterHref, readPage } from "~/lib/filter-query";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Trash",
  description: "For staff: what was deleted or changed, to be undone.",
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadChange(
    services.db,
    params.id ?? "",
    readPage(new URL(request.url).searchParams),
    new Date(),
  );
}

export default function ChangePage() {
  const { now, entry, slice, rows } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle
        title={`${entry.who} ${entry.did}`}
        isName
        back={{ to: adminPaths.trash, label: "Back to the trash" }}
        intro={<Moment at={entry.at} now={now} />}
      >
        <UndoState entry={entry} action={`${adminPaths.trash}?index`} now={now} />
      </PageTitle>
      <h2 className="mt-6 mb-3 text-lg">The rows</h2>
      {rows.length === 0 ? (
        <p>The rows are not stored any more: they were erased on request.</p>
      ) : (
        <ul className="border-2 border-ink bg-card sm:columns-2 lg:columns-3">
          {rows.map(({ id, name, to }) => (
            <li key={id} className="break-inside-avoid px-4 py-1 wrap-anywhere">
              {to ? <SiteLink to={to}>{name}</SiteLink> : name}
            </li>
          ))}
        </ul>
      )}
      <Pager
        label="Pages of the rows"
        slice={slice}
        hrefFor={(page) => filterHref(`${adminPaths.trash}/${entry.id}`, {}, page)}
      />
    </>
  );
}
