import type { Field, FormDefinition } from "./define-form";
import type { FormErrorState } from "./form-result";

interface Sources {
  errorState: FormErrorState | undefined;
  /** By input name; take precedence over what was typed. */
  overrides?: Record<string, string>;
  /** By input name; hidden fields have theirs only from here. */
  initial?: Record<string, string>;
}

function initialValue(field: Field): string {
  return field.type === "checkbox" && field.initially ? "on" : "";
}

/**
 * What a form's inputs show: what was typed after an invalid submission, otherwise the initial values.
 *
 * @returns values by input name; a ticked checkbox is "on"
 */
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
