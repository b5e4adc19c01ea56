import { useActionData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/button";
import { classNames } from "~/lib/class-names";
import { useHydrated } from "~/lib/use-hydrated";
import { MAX_LENGTH, type PasswordField } from "./define-form";
import {
  describedBy,
  ErrorText,
  type FieldProps,
  Frame,
  fieldId,
  HintText,
  inputClass,
  LabelText,
} from "./fields";

/** The button needs script. Empty after an invalid submission. */
export function PasswordInput({ form, field, error }: Omit<FieldProps<PasswordField>, "value">) {
  const id = fieldId(form, field.name);
  const [shown, setShown] = useState(false);
  const scripted = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const answer = useActionData();

  // Hidden before sending, so that browsers do not offer it later as text (GOV.UK password input).
  useEffect(() => {
    const owner = input.current?.form;
    const hide = () => setShown(false);
    owner?.addEventListener("submit", hide);
    return () => owner?.removeEventListener("submit", hide);
  }, []);

  useEffect(() => {
    if (answer && input.current) input.current.value = "";
  }, [answer]);

  return (
    <Frame error={error}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        <LabelText form={form} field={field} />
      </label>
      <HintText id={id} hint={field.hint} />
      <ErrorText id={id} error={error} />
      <div className="flex gap-3">
        <input
          ref={input}
          id={id}
          name={field.name}
          type={shown ? "text" : "password"}
          autoComplete={field.autocomplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={field.max ?? MAX_LENGTH.password}
          required={field.required !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field.hint, error)}
          className={classNames(inputClass, "min-w-0", error ? "border-red" : "border-ink")}
        />
        {scripted && (
          <Button
            type="button"
            kind="plain"
            size="small"
            aria-controls={id}
            aria-label={`${shown ? "Hide" : "Show"} ${field.label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </Button>
        )}
      </div>
    </Frame>
  );
}
