import { Form, useActionData } from "@remix-run/react";
import { Button } from "~/components/button";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { allControlForms, type Control, controlForms } from "./control-campaign.forms";
import { sendingParameters } from "./sending.forms";
import { useOtherParameters } from "./use-sending-path";

interface ControlButtonProps {
  control: Control;
  send: number;
  label?: string;
  kind?: "go" | "plain";
  /** See `seenMails`. */
  seen?: string;
}

export function ControlButton({ control, send, label, kind = "plain", seen = "" }: ControlButtonProps) {
  const form = controlForms[control];
  const query = new URLSearchParams([...useOtherParameters(), [sendingParameters.send, String(send)]]);
  const { action, busy } = useFormState(form, query.toString());
  return (
    <Form method="post" discover="none" action={action} autoComplete="off">
      <FormMetaInputs form={form} />
      <input type="hidden" name="send" value={send} />
      <input type="hidden" name="seen" value={seen} />
      <noscript>
        <input type="hidden" name={sendingParameters.refresh} value="on" />
      </noscript>
      <Button kind={kind} disabled={busy}>
        {busy ? form.submit.busy : (label ?? form.submit.idle)}
      </Button>
    </Form>
  );
}

/** Why the last of these buttons changed nothing. */
export function ControlProblem() {
  const last = useActionData();
  const form = allControlForms.find(({ name }) => isFormErrorState(last, name));
  return form && isFormErrorState(last) ? <ErrorSummary form={form} errorState={last} /> : null;
}
