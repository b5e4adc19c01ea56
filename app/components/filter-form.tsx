import { MAX_STORY } from "~/lib/filter-query";
import { Button } from "./button";
import { ConnectionProblem } from "./connection-problem";
import { type FilterOption, FilterSelect, filterInput } from "./filter-fields";

interface FilterFormProps {
  /** With its anchor, if any. */
  action: `/${string}`;
  search: { label: string; hint: string; value: string };
  choice: {
    name: string;
    label: string;
    all: string;
    options: readonly (string | FilterOption)[];
    value: string;
  };
  submit: string;
}

const classes = { label: "font-semibold", input: "mt-1.5 h-12.5 w-full" };

/** What `app/browser/filter.ts` adds to the form when the connection is lost. */
export function FilterProblemTemplate() {
  return (
    <template data-content="problem">
      <ConnectionProblem isLost className="col-span-full" />
    </template>
  );
}

/** GET; with `app/browser/filter.ts` every change is applied at once. */
export function FilterForm({ action, search, choice, submit }: FilterFormProps) {
  // Shows a filter from the URL that is no option.
  const listed = choice.options.map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  const isListed = choice.value === "" || listed.some(({ value }) => value === choice.value);
  const options = isListed ? listed : [{ value: choice.value, label: choice.value }, ...listed];
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      data-filter
      action={action}
      role="search"
      className="no-print grid items-end gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_auto]"
    >
      <div>
        <label htmlFor="filter-q" className={classes.label}>
          {search.label}
        </label>
        <p id="filter-q-hint" className="text-sm text-soft">
          {search.hint}
        </p>
        <input
          id="filter-q"
          type="search"
          name="q"
          defaultValue={search.value}
          maxLength={MAX_STORY}
          aria-describedby="filter-q-hint"
          autoComplete="off"
          className={`${classes.input} ${filterInput}`}
        />
      </div>
      <FilterSelect
        id="filter-choice"
        name={choice.name}
        label={choice.label}
        value={choice.value}
        all={choice.all}
        options={options}
        classes={classes}
      />
      <Button kind="plain" className="sm:justify-self-start">
        {submit}
      </Button>
      <FilterProblemTemplate />
    </form>
  );
}
