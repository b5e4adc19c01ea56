import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Cell, DataTable } from "~/components/data-table";
import { FilterProblem } from "~/components/filter-fields";
import { Moment } from "~/components/moment";
import { Notice } from "~/components/notice";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { suspectedPath } from "~/features/spam/quarantine.admin";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { loadTrash, readTrashQuery, undoInTrash } from "~/features/trash/load-trash.server";
import { ListLink, TrashFilter, TrashSentence, UndoState } from "~/features/trash/trash-entry";
import { trashHref } from "~/features/trash/trash-query";
import { PageTitle } from "~/kits/staff-page/page-title";
import { formatCount } from "~/lib/numbers";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Trash",
  description: "For staff: what was deleted or changed, to be undone.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadTrash(services.db, readTrashQuery(new URL(request.url).searchParams), new Date());
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await undoInTrash(request, services.db, who, new Date());
}

export default function Trash() {
  const { now, query, slice, entries, kinds, people, undone } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const isFiltered = query.kind !== "" || query.person !== "";
  const here = trashHref(query);
  const undoTo: `/${string}` = `/${here.slice(1)}${here.includes("?") ? "&" : "?"}index`;
  return (
    <>
      <PageTitle
        title="Trash"
        intro="Deletions and changes of a status, newest first. Everyone who may change rows can undo them here for 30 days, then they are final."
      >
        <SiteLink to={suspectedPath()} className="no-print py-1 font-semibold">
          What looks like spam waits on a page of its own
        </SiteLink>
      </PageTitle>
      {problem && <FilterProblem id="trash-problem" text={problem} />}
      {undone && !problem && (
        <Notice of={undone.id} className="mt-4">
          <p>
            It is undone: <TrashSentence entry={undone} />
          </p>
        </Notice>
      )}
      <TrashFilter query={query} kinds={kinds} people={people} />
      <h2 className="mt-6 text-lg">Deleted and changed in the last 30 days</h2>
      <p aria-live="polite" className="mt-1 mb-3">
        {entries.length > 0
          ? `Showing ${formatCount(entries.length)} of ${formatCount(slice.total)} changes`
          : isFiltered
            ? "Nothing matches. Clear the filters to see every change."
            : "Nothing was deleted or changed in the last 30 days."}
      </p>
      {entries.length > 0 && (
        <DataTable label="Deletions and changes, newest first" columns={["When", "What", "Undo"]}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <Cell className="py-1.5!">
                <Moment at={entry.at} now={now} />
              </Cell>
              <Cell className="w-full min-w-40 py-1.5! wrap-anywhere">
                <TrashSentence entry={entry} /> <ListLink entry={entry} />
              </Cell>
              <Cell className="py-0.5!">
                <UndoState entry={entry} action={undoTo} now={now} />
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Pager label="Pages of the trash" slice={slice} hrefFor={(page) => trashHref({ ...query, page })} />
    </>
  );
}
