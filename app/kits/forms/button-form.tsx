import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import type { FormDefinition } from "./define-form";
import { FormMetaInputs } from "./form-meta-inputs";
import { ErrorSummary } from "./messages";
import { useFormState } from "./use-form-state";

interface ButtonFormProps {
  form: FormDefinition;
  values?: Readonly<Record<string, string>>;
  about?: string;
  kind?: "go" | "plain";
  /** Of the page that it posts to. */
  query?: string;
}

export function ButtonForm({ form, values = {}, about, kind = "plain", query }: ButtonFormProps) {
  const { action, busy, errorState } = useFormState(form, query);
  const isAllowed = useAllowed();
  const isThis =
    errorState && Object.entries(values).every(([name, value]) => errorState.values[name] === value);
  if (!isAllowed) return null;
  return (
    <div>
      {isThis && <ErrorSummary form={form} errorState={errorState} />}
      {/* Firefox would put the values of an earlier visit into the hidden inputs. */}
      <Form method="post" discover="none" action={action} autoComplete="off">
        <FormMetaInputs form={form} />
        <HiddenInputs values={Object.entries(values)} />
        <Button kind={kind} size="small" disabled={busy}>
          {busy ? form.submit.busy : form.submit.idle}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
      </Form>
    </div>
  );
}
