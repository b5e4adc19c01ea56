import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { MAX_STORY } from "~/lib/filter-query";
import { Button } from "./button";
import { ConnectionProblem, type FilterOption, FilterSearch, FilterSelect } from "./filter-fields";

export interface FilterChoice {
  name: string;
  label: string;
  hint?: string | undefined;
  all: string;
  options: readonly (string | FilterOption)[];
  value: string;
}

interface FilterFormProps {
  /** With its anchor, if any. */
  action: `/${string}`;
  /** Undefined where another form of the page searches: it then carries along what a link has searched for. */
  search: { label: string; hint: string | undefined; value: string } | undefined;
  /** One or two. */
  choices: readonly FilterChoice[];
  submit: string;
  /** Comes before the fields. */
  first?: ReactNode;
  children?: ReactNode;
}

const classes = { label: "font-semibold", hint: "text-sm text-soft", input: "mt-1.5 h-12.5 w-full" };
const searchClasses = { ...classes, field: "max-sm:col-span-full" };

export function FilterChoiceField({ name, label, hint, all, options, value }: FilterChoice) {
  const listed = options.map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  // Shows a filter from the URL that is no option.
  const isListed = value === "" || listed.some((option) => option.value === value);
  return (
    <FilterSelect
      id={`filter-${name}`}
      name={name}
      label={label}
      hint={hint}
      value={value}
      all={all}
      options={isListed ? listed : [{ value, label: value }, ...listed]}
      classes={classes}
    />
  );
}

/** GET; with `app/browser/filter.ts` every change is applied at once. */
export function FilterForm({ action, search, choices, submit, first, children }: FilterFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      data-filter
      action={action}
      role="search"
      className={classNames(
        "no-print grid items-end gap-x-3 gap-y-4 xs:grid-cols-2 sm:gap-x-6",
        "lg:grid-cols-[2fr_1fr_auto]",
      )}
    >
      {first}
      {search ? (
        <FilterSearch id="filter-q" name="q" {...search} maxLength={MAX_STORY} classes={searchClasses} />
      ) : (
        <input type="hidden" name="q" />
      )}
      {choices.map((choice) => (
        <FilterChoiceField key={choice.name} {...choice} />
      ))}
      <Button
        kind="plain"
        className={classNames(
          "max-sm:px-1 sm:justify-self-start",
          choices.length > 1 && "max-sm:col-span-full",
        )}
      >
        {submit}
      </Button>
      {children}
      {/* `app/browser/filter.ts` shows it when the connection is lost. */}
      <template data-content="problem">
        <ConnectionProblem isLost canRetry className="col-span-full mt-4" />
      </template>
    </form>
  );
}
