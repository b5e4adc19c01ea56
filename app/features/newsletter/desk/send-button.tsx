import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
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
  question?: string;
  values?: Record<string, string>;
  blockedBy?: string | undefined;
}

export function SendButton({ form, label, kind = "go", question, values = {}, blockedBy }: SendButtonProps) {
  const query = new URLSearchParams(useOtherParameters()).toString();
  const { action, busy } = useFormState(form, query);
  const ask = (event: FormEvent) => {
    if (question !== undefined && !window.confirm(question)) event.preventDefault();
  };
  return (
    <Form method="post" discover="none" action={action} onSubmit={ask}>
      <FormMetaInputs form={form} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
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
