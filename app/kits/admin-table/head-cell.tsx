import { SiteLink } from "~/components/site-link";
import type { TableColumn } from "./admin-table";
import { type ListQuery, sortParam } from "./list-query";

interface HeadCellProps {
  column: TableColumn;
  query: ListQuery;
  urlWith: (changes: Record<string, string>) => `/${string}`;
}

export function HeadCell({ column, query, urlWith }: HeadCellProps) {
  const isSorted = query.sort.column === column.id;
  const direction = query.sort.descending ? "descending" : "ascending";
  return (
    <th scope="col" className="font-semibold" {...(isSorted && { "aria-sort": direction })}>
      {column.sortable ? (
        <SiteLink
          to={urlWith({ sort: sortParam(query, column.id), page: "" })}
          className="inline-flex min-h-6 items-center gap-1.5"
        >
          {column.label}
          <svg viewBox="0 0 10 12" className="h-3 w-2.5 shrink-0" aria-hidden="true">
            <path
              d={
                isSorted
                  ? query.sort.descending
                    ? "M1 4l4 5 4-5"
                    : "M1 8l4-5 4 5"
                  : "M2 5l3-4 3 4M2 7l3 4 3-4"
              }
              fill="none"
              stroke="currentColor"
              strokeWidth={isSorted ? 2.5 : 1}
            />
          </svg>
        </SiteLink>
      ) : (
        column.label
      )}
    </th>
  );
}
