import type { ReactNode } from "react";
import { FilterBar, type FilterField } from "~/kits/staff-page/filter-bar";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { formatCount } from "~/lib/numbers";
import type { ListedTable, TableFilter } from "./admin-table";
import { isFiltered, type ListQuery } from "./list-query";
import type { ChoiceCounts } from "./table-data";

const classes = {
  search: "min-w-56 grow basis-56 sm:max-w-96",
  field: "max-w-full grow basis-36 sm:grow-0 sm:basis-48",
  label: "font-semibold",
  input: "h-11 w-full",
};

function fieldOf(
  { name, label, all, choices, isTick }: TableFilter,
  counts: ChoiceCounts[string] | undefined,
): FilterField {
  if (isTick) return { type: "tick", name, label, value: choices[0]?.value ?? "" };
  const options = choices.map(({ value, label }) => {
    const count = counts?.of[value] ?? 0;
    // Nothing among the rows that were read says nothing about the others.
    if (!counts || (counts.isMore && count === 0)) return { value, label };
    return { value, label: `${label} (${formatCount(count)}${counts.isMore ? "+" : ""})` };
  });
  return { type: "choice", name, label, all, options };
}

interface TableFiltersProps {
  table: ListedTable;
  query: ListQuery;
  counts?: ChoiceCounts;
  otherParams: Record<string, string>;
  clearTo: `/${string}`;
  /** At the end of the line. */
  children?: ReactNode;
}

export function TableFilters({
  table,
  query,
  counts = {},
  otherParams,
  clearTo,
  children,
}: TableFiltersProps) {
  const { kind, path, heading, search, filters } = table;
  if (!search && filters.length === 0) return <div className="flex justify-end">{children}</div>;
  const own = filters.filter(({ ofPage }) => !ofPage);
  const fields = [...own.filter(({ isTick }) => !isTick), ...own.filter(({ isTick }) => isTick)].map(
    (filter) => fieldOf(filter, counts[filter.name]),
  );
  const chosen = own.flatMap(({ name, label, choices, isTick }) => {
    const value = query.choices[name];
    if (value === undefined || value === "") return [];
    return isTick ? [label] : [choices.find((choice) => choice.value === value)?.label ?? value];
  });
  return (
    <PhoneFold label={search ? "Search and filter" : "Filter"} set={query.q ? [query.q, ...chosen] : chosen}>
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
    </PhoneFold>
  );
}
