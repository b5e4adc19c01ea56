import { Form, useActionData } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { HiddenInputs } from "~/components/hidden-inputs";
import { clearDraft, readDraft, saveDraft } from "~/lib/draft-storage";
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

interface DraftOptions {
  /** What is saved: a draft that is among it is no draft any more. The first is what the field shows. */
  stored: readonly string[];
  /** What was refused, which the form shows by itself. */
  typed: string | undefined;
}

/**
 * A field whose text survives another row, Back and a new sign-in. `was`: what was saved when the typing began, so that a
 * colleague's later text is not replaced unseen.
 */
export function useDraft<Field extends HTMLInputElement | HTMLTextAreaElement>(
  key: string,
  { stored, typed }: DraftOptions,
) {
  const ref = useRef<Field>(null);
  const saved = stored[0] ?? "";
  const [was, setWas] = useState(saved);
  const savedText = stored.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one each time, and its text is not.
  useEffect(() => {
    const draft = readDraft(key);
    if (draft === "") return;
    if (typed) return saveDraft(`${key} was`, saved);
    if (stored.includes(draft)) return clearDraft(key);
    setWas(readDraft(`${key} was`));
    if (ref.current) ref.current.value = draft;
  }, [key, savedText, typed]);
  const save = () => {
    const text = ref.current?.value ?? "";
    if (stored.includes(text)) return clearDraft(key);
    saveDraft(key, text);
    saveDraft(`${key} was`, was);
  };
  return { ref, was, save };
}
