import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import {
  type FilterFieldClasses,
  type FilterOption,
  FilterProblem,
  FilterSearch,
  FilterSelect,
  filterInput,
} from "~/components/filter-fields";
import { HiddenInputs } from "~/components/hidden-inputs";
import { SiteLink } from "~/components/site-link";
import { useHydrated } from "~/lib/use-hydrated";
import { type FilterValues, useLiveFilter } from "./use-live-filter";

export type FilterField = { name: string; label: string } & (
  | { type: "search"; placeholder: string }
  | { type: "choice"; all: string; options: readonly FilterOption[] }
  | { type: "tick"; value: string }
  | { type: "day"; isRequired?: boolean }
);

const standard = { field: "max-w-full", label: "block font-semibold", input: "mt-1 h-11 max-w-full" };

interface SharedProps {
  /** Ids begin with it. */
  id: string;
  values: FilterValues;
  classes?: FilterFieldClasses & { search?: string };
  onChange?: (field: FilterField) => void;
  problemId?: string | undefined;
}

interface FieldProps extends SharedProps {
  field: FilterField;
}

interface FieldsProps extends SharedProps {
  fields: readonly FilterField[];
}

function Field({ id, field, values, classes = standard, onChange, problemId }: FieldProps) {
  const { name, label } = field;
  const shared = {
    id: `${id}-${name}`,
    name,
    label,
    value: values[name] ?? "",
    onChange: () => onChange?.(field),
  };
  switch (field.type) {
    case "search":
      return (
        <FilterSearch
          {...shared}
          classes={classes.search ? { ...classes, field: classes.search } : classes}
          placeholder={field.placeholder}
          maxLength={100}
        />
      );
    case "choice":
      return <FilterSelect {...shared} classes={classes} all={field.all} options={field.options} />;
    case "tick":
      return (
        <label className="flex h-11 items-center gap-2 font-semibold">
          <input
            type="checkbox"
            name={name}
            value={field.value}
            defaultChecked={shared.value === field.value}
            onChange={shared.onChange}
            className="size-6 accent-ink"
          />
          {label}
        </label>
      );
    case "day":
      return (
        <div className={classes.field}>
          <label htmlFor={shared.id} className={classes.label}>
            {label}
          </label>
          <input
            id={shared.id}
            type="date"
            name={name}
            defaultValue={shared.value}
            onChange={shared.onChange}
            aria-describedby={problemId}
            className={`${classes.input} ${filterInput} max-xs:px-3 max-sm:px-1`}
          />
        </div>
      );
  }
}

export function FilterFields({ fields, ...shared }: FieldsProps) {
  return fields.map((field) => <Field key={field.name} field={field} {...shared} />);
}

/** A year of which only the first digits are typed is no date yet, and a reversed range is most often half typed. */
function hasWholeDays(form: HTMLFormElement, fields: readonly FilterField[]): boolean {
  const sent = new FormData(form);
  const days = fields.filter((field) => field.type === "day");
  const typed = days.map(({ name, isRequired }) => ({ day: String(sent.get(name) ?? ""), isRequired }));
  const areWhole = typed.every(({ day, isRequired }) =>
    day === "" ? !isRequired : /^[1-9]\d{3}-/.test(day),
  );
  const given = typed.flatMap(({ day }) => (day === "" ? [] : [day]));
  return areWhole && given.every((day, index) => day >= (given[index - 1] ?? ""));
}

interface FilterBarProps extends FieldsProps {
  label: string;
  /** Where the form leads, with its anchor, if any. */
  action: `/${string}`;
  /** Parameters that are sent along. */
  carried?: Iterable<readonly [string, string]>;
  submit: string;
  isSearch?: boolean;
  /** Without the button where there is script. */
  isButtonSpare?: boolean;
  clear?: { to: `/${string}`; label: string } | undefined;
  problem?: string | undefined;
  className?: string;
  /** At the end of the line. */
  children?: ReactNode;
}

/** A GET form of a staff page, applied at every change where there is script. */
export function FilterBar(props: FilterBarProps) {
  const { label, action, carried = [], submit, isSearch, isButtonSpare, clear, problem, children } = props;
  const {
    className = "flex flex-wrap items-end gap-x-4 gap-y-3",
    id,
    fields,
    values,
    classes = standard,
  } = props;
  const applied = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""]));
  const { form, apply, applySoon, applyNow } = useLiveFilter(action.replace(/#.*/, ""), applied, (sent) =>
    hasWholeDays(sent, fields),
  );
  const scripted = useHydrated();
  const problemId = problem && `${id}-problem`;
  function change({ type }: FilterField) {
    if (type === "search" || type === "day") applySoon();
    else apply();
  }
  return (
    <>
      {problem && <FilterProblem id={`${id}-problem`} text={problem} />}
      <Form
        discover="none"
        ref={form}
        method="get"
        action={action}
        role={isSearch ? "search" : undefined}
        aria-label={label}
        onSubmit={applyNow}
        className={className}
      >
        <HiddenInputs values={carried} />
        <FilterFields
          id={id}
          fields={fields}
          values={values}
          classes={classes}
          onChange={change}
          problemId={problemId}
        />
        {!(isButtonSpare && scripted) && (
          <Button kind="plain" size="small">
            {submit}
          </Button>
        )}
        {clear && (
          <SiteLink to={clear.to} className="py-2 font-semibold">
            {clear.label}
          </SiteLink>
        )}
        {children}
      </Form>
    </>
  );
}
