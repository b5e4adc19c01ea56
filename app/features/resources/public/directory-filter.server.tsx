import { type FilterChoice, FilterChoiceField, FilterForm } from "~/components/filter-form";
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

function useKinds(): FilterChoice {
  const { filters, categories, words } = useServerView();
  return {
    name: "category",
    ...words.filters.category,
    value: filters.category,
    options: categories.map(({ name }) => ({ value: name, label: storedText(name, words.language) })),
  };
}

/** A list that is searched has the kinds here: its first entry is worth more on a phone. */
function MoreFilters() {
  const { filters, languages, words, chosen } = useServerView();
  const kinds = useKinds();
  const copy = words.filters;
  const hasLanguages = copy.speaks === undefined;
  const isOpen = Boolean(
    filters.cost || filters.phone || filters.online || (hasLanguages && filters.language),
  );
  return (
    <details open={isOpen} className="open:col-span-full sm:col-span-full">
      <summary className="w-fit py-2.5 font-semibold">{copy.more}</summary>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2 pt-2">
        {chosen.length > 0 && <FilterChoiceField {...kinds} />}
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

export function DirectoryFilter() {
  const { filters, words, place, chosen } = useServerView();
  const kinds = useKinds();
  const copy = words.filters;
  // The words stay what decides: a state that was sent along would outlive them.
  const anyState = place && !filters.state ? words.state.name(place) : copy.state.all;
  const searched = { value: filters.q, hint: filters.q ? undefined : copy.search.hint };
  return (
    <FilterForm
      action={directoryHref({}, 1, words.path)}
      search={chosen.length > 0 ? { ...copy.search, ...searched } : undefined}
      choices={[
        {
          ...{ name: "state", ...copy.state, all: anyState, hint: undefined },
          ...{ value: filters.state, options: stateOptions(words.language) },
        },
        ...(chosen.length > 0 ? [] : [kinds]),
      ]}
      submit={copy.submit}
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
