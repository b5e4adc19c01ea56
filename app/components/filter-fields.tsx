import { type ReactNode, type RefObject, useContext } from "react";
import { listWords } from "~/content/list-page";
import { PageLanguage } from "~/lib/contexts";

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterFieldClasses {
  field?: string;
  label: string;
  hint?: string;
  input: string;
}

export const filterInput = "border-2 border-ink bg-card px-3 text-ink";

interface FieldProps<Input> {
  id: string;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  value: string;
  classes: FilterFieldClasses;
  inputRef?: RefObject<Input>;
  onChange?: () => void;
}

function Field({
  id,
  label,
  hint,
  classes,
  children,
}: Pick<FieldProps<unknown>, "id" | "label" | "hint" | "classes"> & { children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

interface SelectProps extends FieldProps<HTMLSelectElement> {
  /** One of them has to be chosen. */
  required?: boolean;
  all: string;
  options: readonly FilterOption[];
}

export function FilterSelect({
  label,
  hint,
  value,
  classes,
  inputRef,
  all,
  options,
  ...select
}: SelectProps) {
  return (
    <Field id={select.id} label={label} hint={hint} classes={classes}>
      <select
        {...select}
        ref={inputRef}
        defaultValue={value}
        aria-describedby={hint && `${select.id}-hint`}
        className={`${classes.input} ${filterInput}`}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface SearchProps extends FieldProps<HTMLInputElement> {
  placeholder?: string | undefined;
  maxLength: number;
}

export function FilterSearch({ id, label, hint, value, classes, inputRef, ...input }: SearchProps) {
  return (
    <Field id={id} label={label} hint={hint} classes={classes}>
      <input
        {...input}
        ref={inputRef}
        id={id}
        type="search"
        dir="auto"
        defaultValue={value}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        className={`${classes.input} ${filterInput}`}
      />
    </Field>
  );
}

export function FilterProblem({ id, text }: { id: string; text: string }) {
  return (
    <p role="alert" id={id} className="mb-4 border-4 border-red bg-card px-4 py-3 font-semibold">
      {text}
    </p>
  );
}

/** Is shown beside a list that is stale because the connection is lost. */
export function ConnectionProblem({
  isLost,
  className,
  canRetry = false,
}: {
  isLost: boolean;
  className: string;
  canRetry?: boolean;
}) {
  const { connectionProblem, again } = listWords[useContext(PageLanguage)];
  if (!isLost) return null;
  return (
    <div role="alert" className={className}>
      <div className="border-4 border-red bg-card px-4 py-3">
        <p className="font-semibold">{connectionProblem}</p>
        {canRetry && (
          <button type="button" data-again="" className="button button-small mt-3">
            {again}
          </button>
        )}
      </div>
    </div>
  );
}
