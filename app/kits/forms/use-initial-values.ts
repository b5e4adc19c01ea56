import { useRef } from "react";
import type { FormDefinition } from "./define-form";
import { useFormState } from "./use-form-state";

type Values = Readonly<Record<string, string>>;

/** Stable across revalidations while the user edits; replaced after a successful submission. */
export function useInitialValues(
  form: FormDefinition,
  loaded: Values,
  submitted: Values | undefined,
): Values {
  const { key } = useFormState(form);
  const initial = useRef({ key, values: loaded });
  if (initial.current.key !== key) initial.current = { key, values: loaded };
  if (submitted) initial.current = { key, values: submitted };
  return initial.current.values;
}
