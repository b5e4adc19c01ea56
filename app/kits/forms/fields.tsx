import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import {
  type CheckboxField,
  type ChoiceField,
  type Field,
  type FormDefinition,
  type TextAreaField,
  type TextField,
  wordsOf,
} from "./define-form";
import { errorFrame } from "./form-result";

/** Summary links must work without script. */
export function fieldId(form: FormDefinition, name: string): string {
  return `${form.name}-${name}`;
}

/** Of the form itself, for buttons that stand outside of it. */
export function formId(form: FormDefinition): string {
  return `${form.name}-inputs`;
}

const boxClass = "border-2 bg-card px-3 py-2.5 text-ink";

export const inputClass = `w-full ${boxClass}`;

export interface FieldProps<F extends Field> {
  form: FormDefinition;
  field: F;
  value: string;
  error: string | undefined;
}

export function describedBy(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): string | undefined {
  return classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined;
}

export function ErrorText({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mb-1.5 font-semibold text-red">
      <span className="sr-only">Error: </span>
      {error}
    </p>
  );
}

export function HintText({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="mb-1.5 text-sm text-soft">
      {hint}
    </p>
  );
}

export function Frame({ error, children }: { error: string | undefined; children: ReactNode }) {
  return <div className={classNames("mb-5", error && errorFrame)}>{children}</div>;
}

export function LabelText({
  form,
  field,
}: {
  form: FormDefinition;
  field: { label: string; required?: string | undefined };
}) {
  return (
    <>
      {field.label}
      {field.required === undefined && (
        <span className="font-normal text-soft"> {wordsOf(form).optional}</span>
      )}
    </>
  );
}

interface TextInputProps extends FieldProps<TextField | TextAreaField> {
  suggestions?: readonly string[] | undefined;
}

/** No `maxlength`: browsers silently cut off pasted text; the server rejects and returns it whole. */
export function TextInput({ form, field, value, error, suggestions }: TextInputProps) {
  const id = fieldId(form, field.name);
  const listId = suggestions && `${id}-suggestions`;
  const shared = {
    id,
    name: field.name,
    defaultValue: value,
    required: field.required !== undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, field.hint, error),
    className: classNames(
      field.type !== "textarea" && field.inputMode === "numeric" ? `w-28 ${boxClass}` : inputClass,
      error ? "border-red" : "border-ink",
    ),
  };
  return (
    <Frame error={error}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        <LabelText form={form} field={field} />
      </label>
      <HintText id={id} hint={field.hint} />
      <ErrorText id={id} error={error} />
      {field.type === "textarea" ? (
        <textarea {...shared} dir="auto" rows={field.rows} />
      ) : (
        <input
          {...shared}
          dir={field.type === "text" ? "auto" : undefined}
          type={field.type}
          autoComplete={field.autocomplete}
          inputMode={field.inputMode}
          spellCheck={field.type === "email" || field.type === "url" ? false : undefined}
          list={listId}
        />
      )}
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Frame>
  );
}

export function SelectInput({ form, field, value, error }: FieldProps<ChoiceField>) {
  const id = fieldId(form, field.name);
  return (
    <Frame error={error}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        <LabelText form={form} field={field} />
      </label>
      <HintText id={id} hint={field.hint} />
      <ErrorText id={id} error={error} />
      <select
        id={id}
        name={field.name}
        defaultValue={value}
        required={field.required !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field.hint, error)}
        className={classNames(inputClass, error ? "border-red" : "border-ink")}
      >
        <option value="">{field.placeholder ?? wordsOf(form).choose}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface RadioProps extends FieldProps<ChoiceField> {
  count?: string;
}

/** The first radio has the field's id, so that a summary link lands on it. */
export function RadioInputs({ form, field, value, error, count }: RadioProps) {
  const id = fieldId(form, field.name);
  return (
    <Frame error={error}>
      <fieldset aria-describedby={describedBy(id, field.hint, error)}>
        <legend className="mb-2 text-lg font-semibold">
          {count && <span className="block text-sm font-normal text-soft">{count} </span>}
          {field.label}
        </legend>
        <HintText id={id} hint={field.hint} />
        <ErrorText id={id} error={error} />
        {field.options.map((option, index) => (
          <label
            key={option.value}
            className="mb-2 flex items-center gap-3 border-2 border-ink bg-card px-4 py-3 has-checked:bg-tint-green"
          >
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={value === option.value}
              className="size-6 shrink-0 accent-green"
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </Frame>
  );
}

function CheckboxInput({ form, field, value }: Omit<FieldProps<CheckboxField>, "error">) {
  const id = fieldId(form, field.name);
  return (
    <div className="flex items-start gap-3 py-1.5">
      <input
        id={id}
        type="checkbox"
        name={field.name}
        defaultChecked={value !== ""}
        className="size-6 shrink-0 accent-green"
      />
      <label htmlFor={id}>{field.label}</label>
    </div>
  );
}

interface CheckboxGroupProps {
  form: FormDefinition;
  legend: string;
  fields: readonly CheckboxField[];
  values: Record<string, string>;
  errors: Record<string, string>;
}

export function CheckboxGroup({ form, legend, fields, values, errors }: CheckboxGroupProps) {
  const id = `${form.name}-choices`;
  const error = fields.map((field) => errors[field.name]).find(Boolean);
  return (
    <Frame error={error}>
      <fieldset aria-describedby={describedBy(id, undefined, error)}>
        <legend className={classNames("mb-1.5", fields.length > 1 && "font-semibold")}>{legend}</legend>
        <ErrorText id={id} error={error} />
        {fields.map((field) => (
          <CheckboxInput key={field.name} form={form} field={field} value={values[field.name] ?? ""} />
        ))}
      </fieldset>
    </Frame>
  );
}
