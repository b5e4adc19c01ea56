import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import type { FormDefinition } from "~/kits/forms/define-form";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary, problemAnchor } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { sendingParameters } from "./sending.forms";
import { useOtherParameters } from "./use-sending-path";

interface SendButtonProps {
  form: FormDefinition;
  label?: string;
  kind?: "go" | "plain";
  /** Parameters of the page that an invalid submission leads back to. */
  query?: Record<string, string>;
  values?: Record<string, string>;
  blockedBy?: string | undefined;
}

export function SendButton({
  form,
  label,
  kind = "go",
  query = {},
  values = {},
  blockedBy,
}: SendButtonProps) {
  const search = new URLSearchParams([...useOtherParameters(), ...Object.entries(query)]);
  const { action, busy } = useFormState(form, search.toString());
  return (
    <Form method="post" discover="none" action={action} autoComplete="off">
      <FormMetaInputs form={form} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <WithoutScript>
        <input type="hidden" name={sendingParameters.refresh} value="on" />
      </WithoutScript>
      <Button kind={kind} disabled={busy || blockedBy !== undefined} aria-describedby={blockedBy}>
        {busy ? form.submit.busy : (label ?? form.submit.idle)}
      </Button>
    </Form>
  );
}

function WithoutScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}

export function SendProblem({ form }: { form: FormDefinition }) {
  const { errorState } = useFormState(form);
  return errorState ? <ErrorSummary form={form} errorState={errorState} /> : <div id={problemAnchor(form)} />;
}
