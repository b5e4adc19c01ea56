import { FilterChoiceField, FilterForm } from "~/components/filter-form";
import { storedText } from "~/content/es/card-words";
import { stateOptions } from "~/content/es/states";
import { directoryHref } from "./directory-query";
import { useServerView } from "./server-view.server";

const flags = [
  { name: "cost", value: "free" },
  { name: "phone", value: "yes" },
  { name: "online", value: "yes" },
] as const;

interface TickProps {
  name: string;
  value: string;
  isTicked: boolean;
  label: string;
  className?: string;
}

function Tick({ name, value, isTicked, label, className = "" }: TickProps) {
  return (
    <label className={`flex min-h-12 items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        className="size-6 shrink-0 accent-ink"
      />
      {label}
    </label>
  );
}

function MoreFilters() {
  const { filters, languages, categories, words } = useServerView();
  const copy = words.filters;
  const hasLanguages = copy.speaks === undefined;
  const isOpen = Boolean(
    filters.cost || filters.phone || filters.online || (hasLanguages && filters.language),
  );
  return (
    <details open={isOpen} className="col-span-full">
      <summary className="w-fit py-2.5 font-semibold">{copy.more}</summary>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2 pt-2">
        <FilterChoiceField
          name="category"
          {...copy.category}
          value={filters.category}
          options={categories.map(({ name }) => ({ value: name, label: storedText(name, words.language) }))}
        />
        {flags.map(({ name, value }) => (
          <Tick key={name} name={name} value={value} isTicked={filters[name] === value} label={copy[name]} />
        ))}
        {hasLanguages && (languages.length > 0 || filters.language) && (
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

/** The one form of the page: what is needed, and where. @param isOpening it stands above the kinds of help, not above a list */
export function DirectoryFilter({ isOpening = false }: { isOpening?: boolean }) {
  const { filters, words, place } = useServerView();
  const copy = words.filters;
  const { label, placeholder, submit } = words.hero.search;
  // The words stay what decides: a state that was sent along would outlive them.
  const anyState = place && !filters.state ? words.state.name(place) : copy.state.all;
  return (
    <FilterForm
      action={directoryHref({}, 1, words.path)}
      search={
        isOpening
          ? { label, placeholder, value: filters.q }
          : { ...copy.search, value: filters.q, hint: filters.q ? undefined : copy.search.hint }
      }
      choices={[
        {
          ...{ name: "state", ...copy.state, all: anyState, hint: undefined },
          ...{ value: filters.state, options: stateOptions(words.language), isWide: words.language === "es" },
        },
      ]}
      submit={isOpening ? submit : copy.submit}
      isOpening={isOpening}
      first={
        copy.speaks && (
          <Tick
            name="language"
            value={words.language}
            isTicked={filters.language === words.language}
            label={copy.speaks}
            className="col-span-full font-semibold"
          />
        )
      }
    >
      <MoreFilters />
      {filters.list && <input type="hidden" name="list" value={filters.list} />}
    </FilterForm>
  );
}

/** A phone shows what is asked in one line, so that the first entry stands in the first screen. */
export function FoldedFilter() {
  const { chosen, words } = useServerView();
  return (
    <details className="asked no-print">
      <summary className="py-2.5 wrap-anywhere">
        <b data-region="results-asked">{chosen.map(({ label }) => label).join(", ")}</b>{" "}
        <span className="underline">{words.filters.change}</span>
      </summary>
      <DirectoryFilter />
    </details>
  );
}
