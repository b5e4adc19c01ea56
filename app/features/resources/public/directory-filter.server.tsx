import { FilterChoiceField, FilterForm } from "~/components/filter-form";
import { directoryFilters as copy } from "~/content/resources/resource-directory";
import { states } from "~/content/resources/states";
import type { DirectoryView } from "./directory.server";
import { type DirectoryFilters, resultsPath } from "./directory-query";
import { useServerView } from "./server-view.server";

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

const flags = [
  { name: "cost", value: "free", label: copy.cost },
  { name: "phone", value: "yes", label: copy.phone },
  { name: "online", value: "yes", label: copy.online },
] as const;

interface MoreFiltersProps {
  filters: DirectoryFilters;
  languages: DirectoryView["languages"];
}

function MoreFilters({ filters, languages }: MoreFiltersProps) {
  const isOpen = Boolean(filters.cost || filters.phone || filters.online || filters.language);
  return (
    <details open={isOpen} className="col-span-full">
      <summary className="w-fit py-2.5 font-semibold">{copy.more}</summary>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2 pt-2">
        {flags.map(({ name, value, label }) => (
          <label key={name} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={filters[name] === value}
              className="size-6 shrink-0 accent-ink"
            />
            {label}
          </label>
        ))}
        {(languages.length > 0 || filters.language) && (
          <FilterChoiceField
            name="language"
            {...copy.language}
            value={filters.language}
            options={languages}
          />
        )}
      </div>
    </details>
  );
}

export function DirectoryFilter() {
  const { filters, categories, languages } = useServerView();
  return (
    <FilterForm
      action={resultsPath}
      search={{ ...copy.search, value: filters.q }}
      choices={[
        { name: "state", ...copy.state, value: filters.state, options: stateOptions },
        {
          name: "category",
          ...copy.category,
          value: filters.category,
          options: categories.map(({ name }) => name),
        },
      ]}
      submit={copy.submit}
    >
      <MoreFilters filters={filters} languages={languages} />
    </FilterForm>
  );
}
