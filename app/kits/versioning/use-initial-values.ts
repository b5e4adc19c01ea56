import { useRef } from "react";
import type { FormDefinition } from "~/kits/forms/define-form";
import { useFormState } from "~/kits/forms/use-form-state";
import type { FormValues } from "./merge-edits";

/**
 * What a form was opened with. It stays the same while somebody writes, even when the page's data is read anew
 * meanwhile, and is the new data once the form was accepted.
 *
 * @param loaded the record as it is stored, its version among the values
 * @param submitted what the server's last answer holds of the form, in place of what it was opened with
 */
export function useInitialValues(
  form: FormDefinition,
  loaded: FormValues,
  submitted: FormValues | undefined,
): FormValues {
  const { key } = useFormState(form);
  const initial = useRef({ key, values: loaded });
  if (initial.current.key !== key) initial.current = { key, values: loaded };
  if (submitted) initial.current = { key, values: submitted };
  return initial.current.values;
}
