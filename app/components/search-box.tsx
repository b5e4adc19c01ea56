import type { ReactNode } from "react";
import { MAX_STORY } from "~/lib/filter-query";
import { Button } from "./button";
import { filterInput } from "./filter-fields";

interface SearchBoxProps {
  /** The list that is searched. */
  action: `/${string}`;
  label: string;
  submit: string;
  /** It stands above the field as an example, where there is no placeholder. */
  hint?: string;
  placeholder?: string;
  value?: string;
  /** There is nothing to show without words. */
  isRequired?: boolean;
  className: string;
  children?: ReactNode;
}

/** One field that leads to a list; not of the type "search", which the filter form of a list is. */
export function SearchBox({
  action,
  label,
  submit,
  hint,
  placeholder,
  value,
  isRequired = false,
  className,
  children,
}: SearchBoxProps) {
  return (
    <form action={action} className={`no-print max-w-form ${className}`}>
      <label htmlFor="need" className="text-lg font-semibold">
        {label}
      </label>
      {hint && (
        <p id="need-hint" className="text-sm text-soft">
          {hint}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id="need"
          name="q"
          defaultValue={value}
          required={isRequired}
          maxLength={MAX_STORY}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={hint && "need-hint"}
          className={`h-12.5 min-w-0 grow basis-56 ${filterInput}`}
        />
        {children}
        <Button className="grow sm:grow-0">{submit}</Button>
      </div>
    </form>
  );
}
