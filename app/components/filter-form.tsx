import { Form } from "@remix-run/react";
import { Button } from "./button";
import { ConnectionProblem } from "./connection-problem";
import { type FilterOption, FilterSelect, filterInput } from "./filter-fields";
import { useLiveFilter } from "./use-live-filter";

interface FilterFormProps {
  /** Where the list is, with its anchor when it does not begin the page. */
  action: `/${string}`;
  search: { label: string; hint: string; value: string };
  choice: {
    /** The search parameter. */
    name: string;
    label: string;
    /** The first option, which chooses nothing. */
    all: string;
    /** A plain text is its own label. */
    options: readonly (string | FilterOption)[];
    value: string;
  };
  submit: string;
}

const classes = { label: "font-semibold", input: "mt-1.5 h-12.5 w-full" };

/** A GET form above a list: the button applies it without script; with script every change is applied at once. */
export function FilterForm({ action, search, choice, submit }: FilterFormProps) {
  const live = useLiveFilter(action, { q: search.value, [choice.name]: choice.value });
  // A filter in the URL that is not among the options is shown as one.
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
