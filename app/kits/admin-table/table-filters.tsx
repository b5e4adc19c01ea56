import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { FilterSelect, filterInput } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { useLiveFilter } from "~/components/use-live-filter";
import { useHydrated } from "~/lib/use-hydrated";
import type { ListedTable } from "./admin-table";
import { isFiltered, type ListQuery } from "./list-query";
import { tableCopy as copy } from "./table.copy";

const classes = {
  field: "max-w-full grow basis-36 sm:grow-0 sm:basis-48",
  label: "font-semibold",
  input: "h-11 w-full",
};

interface TableFiltersProps {
  table: ListedTable;
  query: ListQuery;
  otherParams: Record<string, string>;
  clearTo: `/${string}`;
  /** At the end of the line. */
  children?: ReactNode;
}

export function TableFilters({ table, query, otherParams, clearTo, children }: TableFiltersProps) {
  const filters = table.filters.filter(({ ofPage }) => !ofPage);
  const { form, apply, applySoon, applyNow } = useLiveFilter(table.path, {
    q: query.q,
    ...Object.fromEntries(filters.map(({ name }) => [name, query.choices[name] ?? ""])),
  });
  const scripted = useHydrated();
  if (!table.search && table.filters.length === 0) {
    return <div className="flex justify-end">{children}</div>;
  }
  const [selects, ticks] = [filters.filter(({ isTick }) => !isTick), filters.filter(({ isTick }) => isTick)];
  const searchId = `${table.kind}-q`;
  return (
    <Form
      discover="none"
      ref={form}
      method="get"
      action={`${table.path}#${table.kind}-table`}
      role="search"
      aria-label={table.heading}
      onSubmit={applyNow}
      className="no-print flex flex-wrap items-end gap-x-4 gap-y-2"
    >
      {Object.entries(otherParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {table.search && (
        <div className="min-w-56 grow basis-56 sm:max-w-96">
          <label htmlFor={searchId} className={classes.label}>
            {copy.search}
          </label>
          <input
            id={searchId}
            type="search"
            name="q"
            defaultValue={query.q}
            placeholder={table.search}
            maxLength={100}
            autoComplete="off"
            onChange={applySoon}
            className={`${classes.input} ${filterInput}`}
          />
        </div>
      )}
      {selects.map(({ name, label, all, choices }) => (
        <FilterSelect
          key={name}
          id={`${table.kind}-${name}`}
          name={name}
          label={label}
          value={query.choices[name] ?? ""}
          all={all}
          options={choices}
          classes={classes}
          onChange={apply}
        />
      ))}
      {ticks.map(({ name, label, choices: [choice] }) => (
        <label key={name} className="flex h-11 items-center gap-2 font-semibold">
          <input
            type="checkbox"
            name={name}
            value={choice?.value}
            defaultChecked={query.choices[name] === choice?.value}
            onChange={apply}
            className="size-6 accent-ink"
          />
          {label}
        </label>
      ))}
      {/* With script they apply by themselves. */}
      {!scripted && (
        <Button kind="plain" size="small">
          {copy.show}
        </Button>
      )}
      {isFiltered(query) && (
        <SiteLink to={clearTo} className="py-2 font-semibold">
          {copy.clear}
        </SiteLink>
      )}
      {children}
    </Form>
  );
}
