import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "~/components/button";
import { classNames } from "~/lib/class-names";
import { type FormDefinition, hasHoneypot, wordsOf } from "./define-form";
import { fieldId, formId } from "./fields";
import { type EmailQuestion, type FormErrorState, formMeta, isOnlyQuestion } from "./form-result";

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

const summaryClass = "mb-6 border-4 bg-card p-5";

function SummaryTitle({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} className="text-xl wrap-anywhere">
      {text}
    </h2>
  );
}

/** Every other way to send the form again keeps what was typed, also the Enter key, which presses the first button. */
function EmailAnswers({ form, question }: { form: FormDefinition; question: EmailQuestion }) {
  const { typed, meant, canKeep } = question;
  const { keepEmail, useEmail } = wordsOf(form);
  const answer = {
    form: formId(form),
    size: "small",
    className: "max-w-full text-left whitespace-normal wrap-anywhere",
  } as const;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <input type="hidden" form={formId(form)} name={formMeta.askedEmail} value={typed} />
      {canKeep && (
        <Button kind="plain" {...answer}>
          {keepEmail} {typed}
        </Button>
      )}
      <Button name={formMeta.takenEmail} value={meant} {...answer}>
        {useEmail} {meant}
      </Button>
    </div>
  );
}

export function ErrorSummary({ form, errorState }: { form: FormDefinition; errorState: FormErrorState }) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error state is a new object and takes the focus again.
  useEffect(() => summary.current?.focus(), [errorState]);
  const id = problemAnchor(form);
  const titleId = `${id}-title`;
  const { question } = errorState;
  const { problem, didYouMean, nothingSent } = wordsOf(form);
  const onlyAsks = isOnlyQuestion(errorState);
  return (
    <div
      id={id}
      ref={summary}
      role="alert"
      tabIndex={-1}
      data-takes-focus=""
      aria-labelledby={titleId}
      className={classNames(summaryClass, onlyAsks ? "border-gold" : "border-red")}
    >
      <SummaryTitle id={titleId} text={question && onlyAsks ? didYouMean(question.meant) : problem} />
      {errorState.failure && <p className="mt-2 font-semibold wrap-anywhere">{errorState.failure}</p>}
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
      {question && (
        <>
          <p className={onlyAsks ? "mt-2" : "mt-4 font-semibold wrap-anywhere"}>
            {onlyAsks ? nothingSent : didYouMean(question.meant)}
          </p>
          <EmailAnswers form={form} question={question} />
        </>
      )}
    </div>
  );
}

/** What `app/browser/send-form.ts` shows when a post is lost, fails or is too large. */
export function FailureTemplate({ form }: { form: FormDefinition }) {
  if (!hasHoneypot(form)) return null;
  const titleId = `${form.name}-failure-title`;
  const { problem, tooLong } = wordsOf(form);
  return (
    <template>
      <div
        role="alert"
        tabIndex={-1}
        data-takes-focus=""
        aria-labelledby={titleId}
        className={`${summaryClass} border-red`}
      >
        <SummaryTitle id={titleId} text={problem} />
        <p data-failed="" className="mt-2 font-semibold">
          {form.messages.failure}
        </p>
        <p data-too-long="" className="mt-2 font-semibold">
          {tooLong}
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
