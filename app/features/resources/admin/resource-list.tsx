import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { HeadCell } from "~/kits/admin-table/head-cell";
import { isFiltered, withoutTransientParams, withParams } from "~/kits/admin-table/list-query";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { TableFilters } from "~/kits/admin-table/table-filters";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { formatCount } from "~/lib/numbers";
import type { ListedResource, loadResources } from "./load-resources.server";
import { checkListedForm } from "./resource.form";
import { type ChecksToDo, checkFilters, resourcesTable } from "./resources.table";
import { resourcesAdminCopy } from "./resources-admin.copy";

const copy = resourcesAdminCopy.listPage;

/** A phone shows each row as a card of three lines, without the table's head. */
const PhoneLabel = ({ children }: { children: string }) => (
  <span className="text-soft md:hidden">{children}: </span>
);

function Row({ entry, list }: { entry: ListedResource; list: string }) {
  const { id, title, organization, category, active, checked, broken, stale, reports } = entry;
  const page = `${adminPaths.resources}/${id}` as const;
  return (
    <tr>
      <th scope="row" className="clamp max-md:basis-full! md:max-lg:whitespace-normal!" title={title}>
        <SiteLink to={page}>{title}</SiteLink>
      </th>
      <td className="clamp max-md:min-w-0 max-md:flex-[1_1_50%]! lg:w-[22%]!" title={organization}>
        {organization}
      </td>
      <td className="clamp clamp-code max-md:max-w-[45%]!" title={category}>
        {category}
      </td>
      <td className={active ? "max-md:hidden!" : undefined}>
        <RowBadge badge={active ? { tone: "green", label: "Shown" } : copy.hidden} />
      </td>
      <td className="clamp-wide max-md:flex-[1_1_45%]!">
        <PhoneLabel>Last checked</PhoneLabel>
        {checked ? <time dateTime={checked.iso}>{checked.text}</time> : "Not yet"}
        {stale && <span className="block font-semibold text-red">over 6 months ago</span>}
        {broken && (
          <span className="block wrap-anywhere">
            <span className="font-semibold text-red">Link broken:</span> {broken}
          </span>
        )}
      </td>
      <td className={reports > 0 ? undefined : "max-md:hidden!"}>
        <PhoneLabel>Open reports</PhoneLabel>
        {reports > 0 ? (
          <SiteLink to={`${page}#reports`} className="inline-block min-w-6">
            {formatCount(reports)}
          </SiteLink>
        ) : (
          0
        )}
      </td>
      <td className="row-button no-print">
        <ButtonForm form={checkListedForm} values={{ entry: String(id), list }} about={title} />
      </td>
    </tr>
  );
}

interface ResourceListProps {
  data: Awaited<ReturnType<typeof loadResources>>;
}

export function ResourceList({
  data: { categories, query, slice, entries, toCheck, counts },
}: ResourceListProps) {
  const [search] = useSearchParams();
  const table = resourcesTable(categories);
  const list = String(withoutTransientParams(search));
  const sort = search.get("sort");
  const urlWith = (changes: Record<string, string>) => withParams(table.path, search, changes);
  return (
    <div id={checkListedForm.anchor}>
      <FormStatus form={checkListedForm} />
      <div className="mb-6">
        <ChecksToDoLinks counts={toCheck} />
      </div>
      <TableFilters
        table={table}
        query={query}
        counts={counts}
        otherParams={sort ? { sort } : {}}
        clearTo={urlWith({ q: "", category: "", filter: "", page: "" })}
      >
        <ButtonLink to="/admin/resources.csv" size="small" className="no-print ml-auto">
          Download CSV
          <span className="sr-only"> of every entry</span>
        </ButtonLink>
      </TableFilters>
      {entries.length === 0 ? (
        <p aria-live="polite" className="mt-4 max-w-none border-2 border-ink bg-card p-5">
          {isFiltered(query)
            ? "No entry matches. Try fewer letters, or clear the filters."
            : "The directory has no entries yet."}
        </p>
      ) : (
        <table className="rows" aria-label="Entries of the directory">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <HeadCell key={column.id} column={column} query={query} urlWith={urlWith} />
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} list={list} />
            ))}
          </tbody>
        </table>
      )}
      <p aria-live="polite" className="mt-3 max-w-none">
        {tableCopy.showing(formatCount(entries.length), formatCount(slice.total), "resources")}
        {slice.pageCount > 1 && `, ${tableCopy.page(slice.page, slice.pageCount)}`}
      </p>
      <Pager
        label="Pages of resources"
        slice={slice}
        hrefFor={(page) => urlWith({ page: page > 1 ? String(page) : "" })}
      />
    </div>
  );
}

const { listPage } = resourcesAdminCopy;

/** What staff work through: entries by why they need a check, each with its list. */
function ChecksToDoLinks({ counts }: { counts: ChecksToDo }) {
  return (
    <ul className="grid border-2 border-ink bg-card sm:grid-cols-3 [&>li+li]:border-t-2 [&>li+li]:border-ink sm:[&>li+li]:border-t-0 sm:[&>li+li]:border-l-2">
      {checkFilters.map((filter) => (
        <li key={filter} className="px-4 py-1.5 sm:py-3">
          <SiteLink
            to={`${adminPaths.resources}?filter=${filter}`}
            className="inline-block py-0.5 font-semibold"
          >
            {listPage.filter[filter]}: {formatCount(counts[filter])}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function ResourcesToCheck({ counts }: { counts: ChecksToDo }) {
  return (
    <section aria-labelledby="to-check-title" className="mt-8">
      <h2 id="to-check-title" className="text-xl">
        Resources to check
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Entries that visitors see. A check means that a person opened the link and called the number.
      </p>
      <ChecksToDoLinks counts={counts} />
    </section>
  );
}
