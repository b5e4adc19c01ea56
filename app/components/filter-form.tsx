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
  /** Its longest words need a row of a phone. */
  isWide?: boolean;
}

interface FilterFormProps {
  /** With its anchor, if any. */
  action: `/${string}`;
  search: { label: string; hint?: string | undefined; placeholder?: string | undefined; value: string };
  /** One or two. */
  choices: readonly FilterChoice[];
  submit: string;
  /** Leads to the results, instead of changing what is shown below it. */
  isOpening?: boolean;
  /** Comes before the fields. */
  first?: ReactNode;
  children?: ReactNode;
}

const classes = { label: "font-semibold", hint: "text-sm text-soft", input: "mt-1.5 h-12.5 w-full" };
const openingClasses = { ...classes, label: "text-lg font-semibold", field: "col-span-full" };
const searchClasses = { ...classes, field: "max-sm:col-span-full" };

export function FilterChoiceField({ name, label, hint, all, options, value, isWide }: FilterChoice) {
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
      classes={isWide ? searchClasses : classes}
    />
  );
}

/** GET; with `app/browser/filter.ts` every change is applied at once, but where it opens the page. */
export function FilterForm(props: FilterFormProps) {
  const { action, search, choices, submit, isOpening = false, first, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      data-filter={isOpening ? "opening" : ""}
      action={action}
      role="search"
      className={classNames(
        "no-print grid items-end gap-x-3 gap-y-4 xs:grid-cols-2 sm:gap-x-6",
        isOpening ? "mt-5 max-w-form" : "lg:grid-cols-[2fr_1fr_auto]",
      )}
    >
      {first}
      <FilterSearch
        id="filter-q"
        name="q"
        {...search}
        maxLength={MAX_STORY}
        classes={isOpening ? openingClasses : searchClasses}
      />
      {choices.map((choice) => (
        <FilterChoiceField key={choice.name} {...choice} />
      ))}
      <Button
        kind={isOpening ? "go" : "plain"}
        className={classNames(
          "max-sm:px-1 sm:justify-self-start",
          (choices.length > 1 || choices.some(({ isWide }) => isWide)) && "max-sm:col-span-full",
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
