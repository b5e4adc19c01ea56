import { FilterChoiceField, FilterForm } from "~/components/filter-form";
import { storedText } from "~/content/es/card-words";
import type { DirectoryWords } from "~/content/resources/directory-words";
import { states } from "~/content/resources/states";
import type { DirectoryView } from "./directory.server";
import { type DirectoryFilters, directoryHref } from "./directory-query";
import { useServerView } from "./server-view.server";

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

const flags = [
  { name: "cost", value: "free" },
  { name: "phone", value: "yes" },
  { name: "online", value: "yes" },
] as const;

interface MoreFiltersProps {
  filters: DirectoryFilters;
  languages: DirectoryView["languages"];
  copy: DirectoryWords["filters"];
}

function MoreFilters({ filters, languages, copy }: MoreFiltersProps) {
  const isOpen = Boolean(filters.cost || filters.phone || filters.online || filters.language);
  return (
    <details open={isOpen} className="col-span-full">
      <summary className="w-fit py-2.5 font-semibold">{copy.more}</summary>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2 pt-2">
        {flags.map(({ name, value }) => (
          <label key={name} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={filters[name] === value}
              className="size-6 shrink-0 accent-ink"
            />
            {copy[name]}
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
  const { filters, categories, languages, words } = useServerView();
  const copy = words.filters;
  return (
    <FilterForm
      action={directoryHref({}, 1, words.path)}
      search={{ ...copy.search, value: filters.q }}
      choices={[
        { name: "state", ...copy.state, value: filters.state, options: stateOptions },
        {
          name: "category",
          ...copy.category,
          value: filters.category,
          options: categories.map(({ name }) => ({ value: name, label: storedText(name, words.language) })),
        },
      ]}
      submit={copy.submit}
    >
      <MoreFilters filters={filters} languages={languages} copy={copy} />
      {filters.list && <input type="hidden" name="list" value={filters.list} />}
    </FilterForm>
  );
}
