import { Button } from "~/components/button";
import { FilterSelect, filterInput } from "~/components/filter-fields";
import { FilterProblemTemplate } from "~/components/filter-form";
import { directoryFilters as copy } from "~/content/resources/resource-directory";
import { states } from "~/content/resources/states";
import { MAX_STORY } from "~/lib/filter-query";
import type { DirectoryView } from "./directory.server";
import { type DirectoryFilters, resultsPath } from "./directory-query";
import { useServerView } from "./server-view.server";

const classes = { label: "font-semibold", input: "mt-1.5 h-12.5 w-full" };

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

const flags = [
  { name: "cost", value: "free", label: copy.cost },
  { name: "phone", value: "yes", label: copy.phone },
  { name: "online", value: "yes", label: copy.online },
] as const;

/** Shows a filter from the URL that is no option. */
function withChosen(options: { value: string; label: string }[], chosen: string) {
  const isListed = chosen === "" || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label: chosen }, ...options];
}

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
          <FilterSelect
            id="filter-language"
            name="language"
            {...copy.language}
            value={filters.language}
            options={withChosen(languages, filters.language)}
            classes={classes}
          />
        )}
      </div>
    </details>
  );
}

/** GET; with `app/browser/filter.ts` every change is applied at once. */
export function FilterForm() {
  const { filters, categories, languages } = useServerView();
  const categoryOptions = categories.map(({ name }) => ({ value: name, label: name }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      data-filter
      action={resultsPath}
      role="search"
      className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <div>
        <label htmlFor="filter-q" className={classes.label}>
          {copy.search.label}
        </label>
        <p id="filter-q-hint" className="text-sm text-soft">
          {copy.search.hint}
        </p>
        <input
          id="filter-q"
          type="search"
          name="q"
          defaultValue={filters.q}
          maxLength={MAX_STORY}
          aria-describedby="filter-q-hint"
          autoComplete="off"
          className={`${classes.input} ${filterInput}`}
        />
      </div>
      <FilterSelect
        id="filter-state"
        name="state"
        {...copy.state}
        value={filters.state}
        options={stateOptions}
        classes={classes}
      />
      <FilterSelect
        id="filter-category"
        name="category"
        {...copy.category}
        value={filters.category}
        options={withChosen(categoryOptions, filters.category)}
        classes={classes}
      />
      <Button kind="plain" className="sm:justify-self-start">
        {copy.submit}
      </Button>
      <MoreFilters filters={filters} languages={languages} />
      <FilterProblemTemplate />
    </form>
  );
}
