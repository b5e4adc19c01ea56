import { useSearchParams } from "@remix-run/react";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { HeadCell } from "~/kits/admin-table/head-cell";
import { withParams } from "~/kits/admin-table/list-query";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { TableFilters } from "~/kits/admin-table/table-filters";
import { formatCount } from "~/lib/numbers";
import { factsTable } from "./facts.table";
import type { loadFacts } from "./list-facts.server";

type Listed = Awaited<ReturnType<typeof loadFacts>>;

function Row({ fact }: { fact: Listed["facts"][number] }) {
  const { id, state, label, says, source, asOf, isOld, isHidden } = fact;
  return (
    <tr>
      <td>{state}</td>
      <th scope="row" className="clamp" title={label}>
        <SiteLink to={`${adminPaths.states}/${id}`}>{label}</SiteLink>
        {isHidden && (
          <>
            {" "}
            <RowBadge badge={tableCopy.hidden} />
          </>
        )}
      </th>
      <td className="clamp-wide" dir="auto">
        {says}
      </td>
      <td className="clamp-wide" dir="auto">
        {source}
      </td>
      <td>
        {asOf}
        {isOld && <span className="block font-semibold text-red">over a year old</span>}
      </td>
    </tr>
  );
}

export function FactList({ data: { query, slice, facts, old } }: { data: Listed }) {
  const [search] = useSearchParams();
  const sort = search.get("sort");
  const urlWith = (changes: Record<string, string>) => withParams(factsTable.path, search, changes);
  return (
    <div>
      <p className="mb-6">
        <SiteLink to={`${adminPaths.states}?filter=old`} className="inline-block py-1 font-semibold">
          More than a year old: {formatCount(old)}
        </SiteLink>
      </p>
      <TableFilters
        table={factsTable}
        query={query}
        otherParams={sort ? { sort } : {}}
        clearTo={urlWith({ state: "", fact: "", filter: "", page: "" })}
      />
      {facts.length === 0 ? (
        <p aria-live="polite" className="mt-4 max-w-none border-2 border-ink bg-card p-5">
          No fact matches. Clear the filters.
        </p>
      ) : (
        <div className="phone-rows">
          <table className="rows" aria-label="Facts of the states">
            <thead>
              <tr>
                {factsTable.columns.map((column) => (
                  <HeadCell key={column.id} column={column} query={query} urlWith={urlWith} />
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <Row key={fact.id} fact={fact} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p aria-live="polite" className="mt-3 max-w-none">
        {tableCopy.showing(formatCount(facts.length), formatCount(slice.total), "facts")}
        {slice.pageCount > 1 && `, ${tableCopy.page(slice.page, slice.pageCount)}`}
      </p>
      <Pager
        label="Pages of state facts"
        slice={slice}
        hrefFor={(page) => urlWith({ page: page > 1 ? String(page) : "" })}
      />
    </div>
  );
}
