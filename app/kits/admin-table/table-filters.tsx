import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { useLiveFilter } from "~/components/use-live-filter";
import type { ListedTable } from "./admin-table";
import { isFiltered, type ListQuery } from "./list-query";
import { tableCopy as copy } from "./table.copy";

const inputLook = "mt-1 h-11 w-full border-2 border-ink bg-card px-3 text-ink";

interface TableFiltersProps {
  table: ListedTable;
  query: ListQuery;
  /** Other parameters of the page that stay as they are. */
  keep: Record<string, string>;
  clearTo: `/${string}`;
}

/** The search box and the filters of a table: a GET form, applied at every change where there is script. */
export function TableFilters({ table, query, keep, clearTo }: TableFiltersProps) {
  const filters = table.filters.filter(({ ofPage }) => !ofPage);
  const { form, apply, applySoon, applyNow } = useLiveFilter(table.path, {
    q: query.q,
    ...Object.fromEntries(filters.map(({ name }) => [name, query.choices[name] ?? ""])),
  });
  if (!table.search && table.filters.length === 0) return null;
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
      className="no-print flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {table.search && (
        <div className="min-w-64 grow sm:max-w-md sm:min-w-md">
          <label htmlFor={searchId} className="font-semibold">
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
            className={inputLook}
          />
        </div>
      )}
      {filters.map(({ name, label, all, choices }) => (
        <div key={name} className="max-w-full sm:max-w-60">
          <label htmlFor={`${table.kind}-${name}`} className="font-semibold">
            {label}
          </label>
          <select
            id={`${table.kind}-${name}`}
            name={name}
            defaultValue={query.choices[name] ?? ""}
            onChange={apply}
            className={inputLook}
          >
            <option value="">{all}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <Button kind="plain" size="small">
        {copy.show}
      </Button>
      {isFiltered(query) && (
        <SiteLink to={clearTo} className="py-2 font-semibold">
          {copy.clear}
        </SiteLink>
      )}
    </Form>
  );
}
