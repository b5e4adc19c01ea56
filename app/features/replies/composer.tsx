import { Form } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { withoutTransientParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { describedBy, ErrorText, fieldId, formId, inputClass } from "~/kits/forms/fields";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary, problemAnchor } from "~/kits/forms/messages";
import { shownValues } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { classNames } from "~/lib/class-names";
import type { LoadedReply } from "./load-reply.server";
import { replyCopy as copy } from "./reply.copy";
import { againOptions, CLOSE, decideForm, KEEP_OPEN, replyForm } from "./reply.form";
import { TemplatePicker } from "./template-picker";
import { useReplyDraft } from "./use-reply-draft";

function submitLabel({ decision }: LoadedReply, staysOpen: boolean): string {
  if (decision !== null) return decideForm(decision).submit.idle;
  return staysOpen ? copy.sendAndKeep : copy.send;
}

const hiddenNames = ["keep", "others", "key", "seen", "status", "decision"];

/** Presses the button that sends. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { currentTarget } = event;
  currentTarget.requestSubmit(currentTarget.querySelector<HTMLButtonElement>("[data-sends]"));
}

/** The form of a reply. `isLow`: leaves room for what it answers above it */
export function Composer({ reply, isLow }: { reply: LoadedReply; isLow: boolean }) {
  const search = usePageSearch();
  const { values: initial, template, save } = useReplyDraft(reply);
  const [chosen, setChosen] = useState(template);
  const { canKeepOpen } = reply;
  const letter = reply.letters.find(({ id }) => String(id) === chosen);
  const staysOpen = canKeepOpen && typeof letter?.againAfter === "number";
  const { action, busy, errorState, key } = useFormState(
    replyForm,
    withoutTransientParams(search).toString(),
  );
  const values = shownValues(replyForm, {
    errorState,
    overrides: canKeepOpen ? {} : { again: "" },
    initial: { ...initial, keep: staysOpen ? "on" : "" },
  });
  const hidden = canKeepOpen ? hiddenNames : [...hiddenNames, "again"];
  return (
    <>
      {errorState ? (
        <ErrorSummary form={replyForm} errorState={errorState} />
      ) : (
        <div id={problemAnchor(replyForm)} />
      )}
      <FormStatus form={replyForm} />
      <Form
        id={formId(replyForm)}
        key={key}
        method="post"
        discover="none"
        action={action}
        noValidate
        data-anchor={replyForm.anchor}
        onInput={save}
        onKeyDown={sendByKeys}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {/* The button that the Enter key presses is the first of a form, and that of the template is not it. */}
        <button type="submit" className="hidden" />
        <FormMetaInputs form={replyForm} />
        <HiddenInputs values={hidden.map((name) => [name, values[name] ?? ""])} />
        <div className="flex flex-wrap items-center gap-2">
          <ReplyField name="subject" value={values.subject} error={errorState?.errors.subject} />
          <TemplatePicker
            reply={reply}
            chosen={template}
            onFilled={(id) => {
              setChosen(id);
              save();
            }}
          />
        </div>
        <ReplyField name="text" value={values.text} error={errorState?.errors.text} isLow={isLow} />
        {staysOpen && (
          <p className="border-l-8 border-gold bg-card px-4 py-1.5">
            This letter promises another mail, so the row stays open after it is sent.
          </p>
        )}
        {reply.also && (
          <p className="max-w-none">
            <input
              id={fieldId(replyForm, "also")}
              type="checkbox"
              name="also"
              value="on"
              defaultChecked={values.also === "on"}
              className="mr-2 size-6 align-middle"
            />
            <label htmlFor={fieldId(replyForm, "also")}>{reply.also}</label>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" disabled={busy} data-sends="" data-busy={replyForm.submit.busy}>
            {busy ? replyForm.submit.busy : submitLabel(reply, staysOpen)}
          </Button>
          {canKeepOpen && (
            <Button kind="plain" size="small" name={staysOpen ? CLOSE : KEEP_OPEN} value="on">
              {staysOpen ? "Send as the answer" : copy.sendAndKeep}
            </Button>
          )}
          <ReplyOptions reply={reply} values={values} error={errorState?.errors.again} />
        </div>
      </Form>
    </>
  );
}

interface ReplyFieldProps {
  name: "subject" | "text";
  value: string | undefined;
  error: string | undefined;
  isLow?: boolean;
}

function ReplyField({ name, value, error, isLow = false }: ReplyFieldProps) {
  const id = fieldId(replyForm, name);
  const label = copy[name];
  const shared = {
    id,
    name,
    defaultValue: value,
    required: true,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": describedBy(id, undefined, error),
  };
  const frame = error ? "border-red" : "border-ink";
  return (
    <div className={name === "subject" ? "flex min-w-48 grow basis-0 flex-wrap items-center gap-x-2" : ""}>
      <label htmlFor={id} className={name === "text" ? "sr-only" : "font-semibold"}>
        {label}
      </label>
      <ErrorText id={id} error={error} />
      {name === "text" ? (
        <textarea
          dir="auto"
          {...shared}
          rows={6}
          aria-keyshortcuts="Control+Enter"
          className={classNames(
            inputClass,
            "block [field-sizing:content]",
            isLow ? "max-h-[max(8rem,18vh)]" : "max-h-[40vh]",
            frame,
          )}
        />
      ) : (
        <input
          {...shared}
          type="text"
          className={classNames("h-11 w-0 min-w-24 grow border-2 bg-card px-2 text-ink", frame)}
        />
      )}
    </div>
  );
}

interface ReplyOptionsProps {
  reply: LoadedReply;
  values: Record<string, string>;
  error: string | undefined;
}

/** Holds what is seldom changed. */
function ReplyOptions({ reply, values, error }: ReplyOptionsProps) {
  const [quote, again] = [fieldId(replyForm, "quote"), fieldId(replyForm, "again")];
  return (
    <details open={error !== undefined} className="min-w-0 open:basis-full">
      <summary className="w-fit cursor-pointer py-1.5 font-semibold">Options</summary>
      <div className="grid gap-2 pt-1">
        <p>
          <input
            id={quote}
            type="checkbox"
            name="quote"
            value="on"
            defaultChecked={values.quote === "on"}
            className="mr-2 size-6 align-middle"
          />
          <label htmlFor={quote}>Quote what they wrote below the text</label>
        </p>
        {reply.canKeepOpen && (
          <div className="flex flex-wrap items-center gap-x-2">
            <label htmlFor={again}>If it stays open, it is due again in</label>
            <ErrorText id={again} error={error} />
            <select
              id={again}
              name="again"
              defaultValue={values.again}
              aria-describedby={describedBy(again, undefined, error)}
              className="h-11 border-2 border-ink bg-card px-2 text-ink"
            >
              {againOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
        <p className="text-soft wrap-anywhere">
          It is sent as plain text, as it stands here. Ctrl+Enter sends it. {reply.answersNote}{" "}
          <SiteLink to={adminPaths.templates}>Signature and templates</SiteLink>
        </p>
      </div>
    </details>
  );
}
