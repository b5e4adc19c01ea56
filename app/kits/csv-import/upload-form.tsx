import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import type { FormDefinition, TextAreaField } from "~/kits/forms/define-form";
import { describedBy, ErrorText, Frame, fieldId, HintText, TextInput } from "~/kits/forms/fields";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary, problemAnchor } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { importCopy as copy } from "./csv-import.copy";
import { FILE_FIELD } from "./upload.form";

/** A file, or rows pasted into the form's field. */
export function UploadForm({ form }: { form: FormDefinition<readonly [TextAreaField]> }) {
  const { action, busy, errorState } = useFormState(form);
  const id = fieldId(form, FILE_FIELD);
  const error = errorState?.errors[FILE_FIELD];
  return (
    <div className="max-w-form">
      {errorState ? <ErrorSummary form={form} errorState={errorState} /> : <div id={problemAnchor(form)} />}
      <Form method="post" encType="multipart/form-data" discover="none" action={action} noValidate>
        <FormMetaInputs form={form} />
        <Frame error={error}>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            CSV file
          </label>
          <HintText id={id} hint={copy.file.hint} />
          <ErrorText id={id} error={error} />
          <input
            id={id}
            type="file"
            name={FILE_FIELD}
            accept=".csv,.txt,.tsv,text/csv"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, copy.file.hint, error)}
            className="block w-full border-2 border-ink bg-card p-2 text-ink file:mr-4 file:border-2 file:border-ink file:bg-paper file:px-3 file:py-1 file:font-semibold file:text-ink"
          />
        </Frame>
        <TextInput
          form={form}
          field={form.fields[0]}
          value={errorState?.values.text ?? ""}
          error={errorState?.errors.text}
        />
        <Button disabled={busy}>{busy ? form.submit.busy : form.submit.idle}</Button>
      </Form>
    </div>
  );
}
