import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/button";
import type { FormDefinition, TextAreaField } from "~/kits/forms/define-form";
import { describedBy, ErrorText, Frame, fieldId, HintText, TextInput } from "~/kits/forms/fields";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary, problemAnchor, SuccessMessage } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { PageTitle } from "~/kits/staff-page/page-title";
import { importCopy as copy, FILE_FIELD, importCopy } from "./upload.form";

interface ImportPageProps {
  preview: { state: "gone" | "done" } | { state: "open" | "asking"; from: string; notes: readonly string[] };
  /** Shown above an open preview. */
  title: string;
  upload: { path: `/${string}`; label: string };
  list: { path: `/${string}`; label: string };
  /** What a finished import has done. */
  done: string;
  children: ReactNode;
}

/** A preview, what its import has done, or why it is not there any more. */
export function ImportPage({ preview, title, upload, list, done, children }: ImportPageProps) {
  const titles = {
    open: title,
    asking: "A question first",
    done: importCopy.done,
    gone: "This preview is no longer there",
  };
  return (
    <section id="import" aria-labelledby="page-title">
      <PageTitle title={titles[preview.state]} back={{ to: upload.path, label: upload.label }} />
      {"from" in preview ? (
        <>
          <p className="mt-1 wrap-anywhere text-soft">{preview.from}</p>
          {preview.notes.map((note) => (
            <p key={note} className="mt-2 wrap-anywhere">
              {note}
            </p>
          ))}
          {children}
        </>
      ) : (
        <div className="mt-5">
          {preview.state === "done" ? (
            <SuccessMessage text={done} />
          ) : (
            <p className="mb-5">
              A preview is stored for one day, for the person who made it. Choose the file again.
            </p>
          )}
          <div className="flex flex-wrap gap-4">
            <ButtonLink to={list.path} kind="go" size="small">
              {list.label}
            </ButtonLink>
            <ButtonLink to={upload.path} size="small">
              Import another file
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  );
}

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
