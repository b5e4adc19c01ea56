import { type MouseEvent, useEffect, useRef } from "react";
import type { FormDefinition } from "./define-form";
import { fieldId } from "./fields";
import type { FormErrorState } from "./form-result";

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
      aria-labelledby={titleId}
      className="mb-6 border-4 border-red bg-card p-5"
    >
      <h3 id={titleId} className="text-xl">
        There is a problem
      </h3>
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

/** Takes the focus when it appears. */
export function SuccessMessage({ text }: { text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p
      ref={message}
      role="status"
      tabIndex={-1}
      className="mb-6 scroll-mt-28 border-4 border-green bg-tint-green p-5 font-semibold"
    >
      {text}
    </p>
  );
}
