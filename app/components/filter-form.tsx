import { Form } from "@remix-run/react";
import { Button } from "./button";
import { ConnectionProblem } from "./connection-problem";
import { type FilterOption, FilterSelect, filterInput } from "./filter-fields";
import { useLiveFilter } from "./use-live-filter";

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

/** GET; with script every change is applied at once. */
export function FilterForm({ action, search, choice, submit }: FilterFormProps) {
  const live = useLiveFilter(action, { q: search.value, [choice.name]: choice.value });
  // Shows a filter from the URL that is no option.
  const listed = choice.options.map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  const isListed = choice.value === "" || listed.some(({ value }) => value === choice.value);
  const options = isListed ? listed : [{ value: choice.value, label: choice.value }, ...listed];
  return (
    <Form
      discover="none"
      ref={live.form}
      method="get"
      action={action}
      role="search"
      onSubmit={live.applyNow}
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
          maxLength={100}
          aria-describedby="filter-q-hint"
          autoComplete="off"
          onChange={live.applySoon}
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
        onChange={live.apply}
      />
      <Button kind="plain" className="sm:justify-self-start">
        {submit}
      </Button>
      <ConnectionProblem isLost={live.isLost} className="col-span-full" />
    </Form>
  );
}
