import { Form, useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { HiddenInputs } from "~/components/hidden-inputs";
import type { InboxProblem } from "./handle-inbox-action.server";

/** Where a form stands. */
export interface FormPlace {
  /** The address of the inbox with the row. */
  action: string;
  /** Set beside a row that was opened on its own page, which is returned to. */
  onOwnPage?: boolean;
}

interface InboxFormProps extends FormPlace {
  /** What it does and what the page showed, where no field or button says it. */
  sends?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
}

/** Posts a change of a row: its name is in the address, so that a list that moves changes no other row. */
export function InboxForm({ action, onOwnPage = false, sends = {}, className, children }: InboxFormProps) {
  const hidden = { ...(onOwnPage && { back: "record" }), ...sends };
  return (
    // Firefox would put the values of an earlier visit into the hidden inputs.
    <Form
      discover="none"
      method="post"
      action={action}
      preventScrollReset
      autoComplete="off"
      className={className}
    >
      <HiddenInputs values={Object.entries(hidden)} />
      {children}
    </Form>
  );
}

export const fieldsClass = "flex flex-wrap items-end gap-2";
export const inputClass = "mt-1 border-2 border-ink bg-card px-1.5 text-ink";

interface LabelledProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** A small field with its label above it. @param id of the field */
export function Labelled({ id, label, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

/** Why the last change was refused, or what was typed for it. */
export function useRefused(name: keyof InboxProblem): string | undefined {
  const result: unknown = useActionData();
  if (typeof result !== "object" || result === null || !("problem" in result)) return undefined;
  const text = Object.entries(result).find(([key]) => key === name)?.[1];
  return typeof text === "string" ? text : undefined;
}

/** @param what is typed there */
export function draftKey(what: string, { action }: FormPlace): string {
  return `${what} of ${new URL(action, "http://inbox.invalid").searchParams.get("row")}`;
}
