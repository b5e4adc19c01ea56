import { useRef } from "react";
import type { FormDefinition } from "~/kits/forms/define-form";
import { useFormState } from "~/kits/forms/use-form-state";
import type { FormValues } from "./merge-edits";

/** Stable across revalidations while the user edits; replaced after a successful submission. */
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
