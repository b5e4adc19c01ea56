import type { FormDefinition } from "./define-form";
import { SuccessMessage } from "./messages";
import { useFormState } from "./use-form-state";

export function FormStatus({ form }: { form: FormDefinition }) {
  const { sent, key } = useFormState(form);
  return sent ? <SuccessMessage key={key} text={form.messages.success} /> : null;
}
