import type { FormDefinition } from "./define-form";
import { SuccessMessage } from "./messages";
import { useFormState } from "./use-form-state";

/** Thanks for an accepted form, also where the form itself is no longer shown; empty at other times. */
export function FormStatus({ form }: { form: FormDefinition }) {
  const { sent, key } = useFormState(form);
  return sent ? <SuccessMessage key={key} text={form.messages.success} /> : null;
}
