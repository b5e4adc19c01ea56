import type { Field, FormDefinition } from "./define-form";
import type { FormErrorState } from "./form-result";

interface Sources {
  errorState: FormErrorState | undefined;
  /** Take precedence over what was typed. */
  overrides?: Record<string, string>;
  /** Hidden fields have no other source. */
  initial?: Record<string, string>;
}

function initialValue(field: Field): string {
  return field.type === "checkbox" && field.initially ? "on" : "";
}

/** @returns values by input name; a ticked checkbox is "on" */
export function shownValues(
  form: FormDefinition,
  { errorState, overrides = {}, initial = {} }: Sources,
): Record<string, string> {
  const valueFor = (field: Field) => {
    const fixed = overrides[field.name];
    if (fixed !== undefined) return fixed;
    if (field.type === "hidden") return initial[field.name] ?? "";
    return errorState ? (errorState.values[field.name] ?? "") : (initial[field.name] ?? initialValue(field));
  };
  return Object.fromEntries(form.fields.map((field) => [field.name, valueFor(field)]));
}
