import type { AnalyticsForm } from "~/server/schema.server";

/** One choice of a select or of radio buttons. */
export interface Option {
  value: string;
  label: string;
}

interface FieldBase {
  /** The input's name: the contract's camelCase, one to one with the column's snake_case. */
  name: string;
  label: string;
  hint?: string;
  /** The message when it is left empty; without it the field is optional. */
  required?: string;
}

export interface TextField extends FieldBase {
  /** A `url` is one of the web; a `date` is a day as 2026-11-20. */
  type: "text" | "email" | "tel" | "url" | "date";
  autocomplete?: string;
  inputMode?: "numeric";
  /** Holds for one sending, as a code does: never sent back to the page. */
  singleUse?: true;
  /** Longest text accepted, in characters. */
  max?: number;
}

export interface TextAreaField extends FieldBase {
  type: "textarea";
  rows: number;
  max?: number;
}

/** Taken exactly as typed, and never sent back to the page. */
export interface PasswordField extends FieldBase {
  type: "password";
  autocomplete: "current-password" | "new-password";
  max?: number;
}

export interface ChoiceField extends FieldBase {
  type: "select" | "radios";
  options: readonly Option[];
  /** What a select shows before a choice is made; its value is empty. */
  placeholder?: string;
}

export interface CheckboxField extends FieldBase {
  type: "checkbox";
  /** Ticked when the form is first shown. */
  initially: boolean;
}

/** Set by the page, not by the visitor. */
export interface HiddenField {
  type: "hidden";
  name: string;
}

export type Field = TextField | TextAreaField | PasswordField | ChoiceField | CheckboxField | HiddenField;

/** Whether what was typed may be shown again: no password and no code may. */
export function isRepopulatable(field: Field): boolean {
  return field.type !== "password" && !("singleUse" in field && field.singleUse);
}

/** The value a field has after it was checked. */
type ValueOf<F extends Field> = F extends CheckboxField
  ? boolean
  : F extends ChoiceField
    ? F["options"][number]["value"]
    : string;

export type FieldValues<Fields extends readonly Field[]> = {
  [F in Fields[number] as F["name"]]: ValueOf<F>;
};

/** A rule over several fields: the name of the field the message stands at, and the message. */
export interface ValidationIssue {
  field: string;
  message: string;
}

/**
 * One form, wherever it stands: from this come its inputs, its labels, the server's check, the error summary,
 * the words while it is sent, and the messages afterwards.
 */
export interface FormDefinition<Fields extends readonly Field[] = readonly Field[]> {
  /** Unique among all forms of the site; sent along so that a page with two forms knows which one it got. */
  name: string;
  /** Anchor of the section the form stands in; empty for one that stands at the top of its page. */
  anchor: string;
  /** The name its events are counted under (public specification, section 7); without it nothing is counted. */
  analytics?: AnalyticsForm;
  /** Holds the field that only spam programs fill in although nothing is counted; a counted form always does. */
  honeypot?: true;
  fields: Fields;
  submit: { idle: string; busy: string };
  messages: { success: string; failure: string };
  /** The question above the checkboxes, when there are any. */
  checkboxLegend?: string;
  rule?: (values: FieldValues<Fields>) => ValidationIssue | undefined;
}

/** Keeps the literal types of names and options, from which the values' types follow. */
export function defineForm<const Fields extends readonly Field[]>(
  definition: FormDefinition<Fields>,
): FormDefinition<Fields> {
  return definition;
}

/** The checked values of a form. */
export type ValuesOf<Form> = Form extends FormDefinition<infer Fields> ? FieldValues<Fields> : never;

/** Text fields are this long at most unless they say otherwise: in characters. */
export const MAX_LENGTH = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  date: 10,
  textarea: 5000,
  password: 200,
} as const;
