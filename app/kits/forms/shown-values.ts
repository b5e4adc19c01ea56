import type { Field, FormDefinition } from "./define-form";
import type { RefusedForm } from "./form-result";

interface Sources {
  refused: RefusedForm | undefined;
  /** Values the page or the server gives, whatever was typed, by input name. */
  given?: Record<string, string>;
  /** Values to begin with, by input name; hidden fields have theirs only from here. */
  initial?: Record<string, string>;
}

function initialValue(field: Field): string {
  return field.type === "checkbox" && field.initially ? "on" : "";
}

/**
 * What a form's inputs show: what was typed when it comes back refused, else what it begins with.
 *
 * @returns values by input name; a ticked checkbox is "on"
 */
export function shownValues(
  form: FormDefinition,
  { refused, given = {}, initial = {} }: Sources,
): Record<string, string> {
  const valueFor = (field: Field) => {
    const fixed = given[field.name];
    if (fixed !== undefined) return fixed;
    if (field.type === "hidden") return initial[field.name] ?? "";
    return refused ? (refused.values[field.name] ?? "") : (initial[field.name] ?? initialValue(field));
  };
  return Object.fromEntries(form.fields.map((field) => [field.name, valueFor(field)]));
}
