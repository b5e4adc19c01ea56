import { type MouseEvent, useEffect, useRef } from "react";
import { type FormDefinition, hasHoneypot } from "./define-form";
import { fieldId } from "./fields";
import { type FormErrorState, TOO_LONG } from "./form-result";

/** Opens there without script; no field can have this id. */
export function problemAnchor(form: FormDefinition): string {
  return `${form.name}-error-summary`;
}

/** Brings the label into view too (GOV.UK error summary). */
export function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const input = document.getElementById(event.currentTarget.hash.slice(1));
  if (!input) return;
  event.preventDefault();
  const label =
    input.closest("fieldset")?.querySelector("legend") ?? document.querySelector(`label[for="${input.id}"]`);
  (label ?? input).scrollIntoView({ block: "center" });
  input.focus({ preventScroll: true });
}

const summaryClass = "mb-6 border-4 border-red bg-card p-5";

function SummaryTitle({ id }: { id: string }) {
  return (
    <h2 id={id} className="text-xl">
      There is a problem
    </h2>
  );
}

export function ErrorSummary({ form, errorState }: { form: FormDefinition; errorState: FormErrorState }) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error state is a new object and takes the focus again.
  useEffect(() => summary.current?.focus(), [errorState]);
  const id = problemAnchor(form);
  const titleId = `${id}-title`;
  return (
    <div
      id={id}
      ref={summary}
      role="alert"
      tabIndex={-1}
      data-takes-focus=""
      aria-labelledby={titleId}
      className={summaryClass}
    >
      <SummaryTitle id={titleId} />
      {errorState.failure && <p className="mt-2 font-semibold">{errorState.failure}</p>}
      <ul className="mt-2">
        {Object.entries(errorState.errors).map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${fieldId(form, name)}`}
              onClick={goToField}
              className="inline-block py-1 font-semibold text-red"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What `app/browser/send-form.ts` shows when a post is lost, fails or is too large. */
export function FailureTemplate({ form }: { form: FormDefinition }) {
  if (!hasHoneypot(form)) return null;
  const titleId = `${form.name}-failure-title`;
  return (
    <template>
      <div role="alert" tabIndex={-1} data-takes-focus="" aria-labelledby={titleId} className={summaryClass}>
        <SummaryTitle id={titleId} />
        <p data-failed="" className="mt-2 font-semibold">
          {form.messages.failure}
        </p>
        <p data-too-long="" className="mt-2 font-semibold">
          {TOO_LONG}
        </p>
      </div>
    </template>
  );
}

/** Takes the focus when it appears. */
export function SuccessMessage({ text }: { text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p
      ref={message}
      role="status"
      tabIndex={-1}
      data-takes-focus=""
      className="mb-6 scroll-mt-28 border-4 border-green bg-tint-green p-5 font-semibold"
    >
      {text}
    </p>
  );
}
