import type { ReactNode } from "react";
import { FilterBar, type FilterField } from "~/kits/staff-page/filter-bar";
import type { ListedTable, TableFilter } from "./admin-table";
import { isFiltered, type ListQuery } from "./list-query";

const classes = {
  search: "min-w-56 grow basis-56 sm:max-w-96",
  field: "max-w-full grow basis-36 sm:grow-0 sm:basis-48",
  label: "font-semibold",
  input: "h-11 w-full",
};

function fieldOf({ name, label, all, choices, isTick }: TableFilter): FilterField {
  return isTick
    ? { type: "tick", name, label, value: choices[0]?.value ?? "" }
    : { type: "choice", name, label, all, options: choices };
}

interface TableFiltersProps {
  table: ListedTable;
  query: ListQuery;
  otherParams: Record<string, string>;
  clearTo: `/${string}`;
  /** At the end of the line. */
  children?: ReactNode;
}

export function TableFilters({ table, query, otherParams, clearTo, children }: TableFiltersProps) {
  const { kind, path, heading, search, filters } = table;
  if (!search && filters.length === 0) return <div className="flex justify-end">{children}</div>;
  const own = filters.filter(({ ofPage }) => !ofPage);
  const fields = [...own.filter(({ isTick }) => !isTick), ...own.filter(({ isTick }) => isTick)].map(fieldOf);
  return (
    <FilterBar
      id={kind}
      action={`${path}#${kind}-table`}
      label={heading}
      isSearch
      fields={
        search ? [{ type: "search", name: "q", label: "Search", placeholder: search }, ...fields] : fields
      }
      values={{ ...query.choices, q: query.q }}
      carried={Object.entries(otherParams)}
      classes={classes}
      className="no-print flex flex-wrap items-end gap-x-4 gap-y-2"
      submit="Show"
      isButtonSpare
      clear={isFiltered(query) ? { to: clearTo, label: "Clear filters" } : undefined}
    >
      {children}
    </FilterBar>
  );
}
