import { useRef } from "react";
import type { FormDefinition } from "~/kits/forms/define-form";
import { useFormState } from "~/kits/forms/use-form-state";
import type { FormValues } from "./merge-edits";

/**
 * What a form was opened with. It stays the same while somebody writes, even when the page's data is read anew
 * meanwhile, and is the new data once the form was accepted.
 *
 * @param loaded the record as it is stored, its version among the values
 * @param answered what the server's last answer holds of the form, in place of what it was opened with
 */
export function useOpened(
  form: FormDefinition,
  loaded: FormValues,
  answered: FormValues | undefined,
): FormValues {
  const { key } = useFormState(form);
  const opened = useRef({ key, values: loaded });
  if (opened.current.key !== key) opened.current = { key, values: loaded };
  if (answered) opened.current = { key, values: answered };
  return opened.current.values;
}
