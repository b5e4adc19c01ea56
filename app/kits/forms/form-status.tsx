import { useLocation } from "@remix-run/react";
import type { Confirmation, FormDefinition } from "./define-form";
import { SuccessMessage } from "./messages";
import { SentPanel } from "./sent-panel";
import { useFormState } from "./use-form-state";

interface FormStatusProps {
  form: FormDefinition;
  /** Instead of the form's own. */
  confirmation?: Confirmation | undefined;
  /** See `SiteForm`. */
  query?: string | undefined;
}

export function FormStatus({ form, confirmation: own, query }: FormStatusProps) {
  const { pathname } = useLocation();
  const { sent, key } = useFormState(form);
  if (!sent) return null;
  const confirmation = own ?? form.confirmation;
  if (!confirmation) return <SuccessMessage key={key} text={form.messages.success} />;
  const parameters = [query, confirmation.againQuery].filter(Boolean).join("&");
  const again = `/${pathname.slice(1)}${parameters && `?${parameters}`}#${form.anchor}` as const;
  return <SentPanel key={key} form={form} confirmation={confirmation} again={again} />;
}
