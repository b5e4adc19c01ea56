import { useSearchParams } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { Cell } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { HeadCell } from "~/kits/admin-table/head-cell";
import { isFiltered, withParams } from "~/kits/admin-table/list-query";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { TableFilters } from "~/kits/admin-table/table-filters";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { formatCount } from "~/lib/numbers";
import type { ListedResource, loadResources } from "./load-resources.server";
import { checkListedForm } from "./resource.form";
import { resourcesTable } from "./resources.table";
import { resourcesAdminCopy } from "./resources-admin.copy";
import { ChecksToDoLinks } from "./resources-to-check";

const copy = resourcesAdminCopy.listPage;

function Row({ entry, list }: { entry: ListedResource; list: string }) {
  const { id, title, organization, category, active, checked, broken, stale, reports } = entry;
  const page = `${adminPaths.resources}/${id}` as const;
  return (
    <tr>
      <Cell as="rowheader" className="min-w-56">
        <SiteLink to={page} className="-my-1 inline-block py-1">
          {title}
        </SiteLink>
      </Cell>
      <Cell className="min-w-48">{organization}</Cell>
      <Cell className="min-w-36">{category}</Cell>
      <Cell className="whitespace-nowrap">
        <Badge badge={active ? copy.shown : copy.hidden} />
      </Cell>
      <Cell className="min-w-36">
        {checked ? <time dateTime={checked.iso}>{checked.text}</time> : copy.unchecked}
        {stale && <span className="block font-semibold text-red">{copy.stale}</span>}
        {broken && (
          <span className="block wrap-anywhere">
            <span className="font-semibold text-red">{copy.broken}:</span> {broken}
          </span>
        )}
      </Cell>
      <Cell number>
        {reports > 0 ? (
          <SiteLink to={`${page}#reports`} className="-my-1 inline-block min-w-6 py-1">
            {formatCount(reports)}
          </SiteLink>
        ) : (
          0
        )}
      </Cell>
      <Cell className="no-print whitespace-nowrap">
        <ButtonForm form={checkListedForm} values={{ entry: String(id), list }} about={title} />
      </Cell>
    </tr>
  );
}

interface ResourceListProps {
  data: Awaited<ReturnType<typeof loadResources>>;
}

export function ResourceList({ data: { categories, query, slice, entries, toCheck } }: ResourceListProps) {
  const [search] = useSearchParams();
  const table = resourcesTable(categories);
  const sort = search.get("sort");
  const urlWith = (changes: Record<string, string>) => withParams(table.path, search, changes);
  return (
    <div id={checkListedForm.anchor} className="scroll-mt-24">
      <FormStatus form={checkListedForm} />
      <div className="mb-6">
        <ChecksToDoLinks counts={toCheck} />
      </div>
      <TableFilters
        table={table}
        query={query}
        otherParams={sort ? { sort } : {}}
        clearTo={urlWith({ q: "", category: "", filter: "", page: "" })}
      />
      {entries.length === 0 ? (
        <p aria-live="polite" className="mt-4 max-w-none border-2 border-ink bg-card p-5">
          {isFiltered(query) ? copy.none : copy.empty}
        </p>
      ) : (
        <section
          className="mt-4 overflow-x-auto border-2 border-ink bg-card"
          aria-label={copy.table}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
          tabIndex={0}
        >
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr className="border-b-2 border-ink text-left">
                {table.columns.map((column) => (
                  <HeadCell key={column.id} column={column} query={query} urlWith={urlWith} />
                ))}
              </tr>
            </thead>
            <tbody className="[&>tr+tr]:border-t [&>tr]:border-hair">
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} list={String(search)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p aria-live="polite" className="mt-3 max-w-none">
        {tableCopy.showing(formatCount(entries.length), formatCount(slice.total), "resources")}
        {slice.pageCount > 1 && `, ${tableCopy.page(slice.page, slice.pageCount)}`}
      </p>
      <Pager
        label={copy.pages}
        slice={slice}
        hrefFor={(page) => urlWith({ page: page > 1 ? String(page) : "" })}
      />
    </div>
  );
}
