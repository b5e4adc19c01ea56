import type { AnalyticsForm } from "~/server/schema.server";

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
  /** Valid for one submission, as a code is: never sent back to the page. */
  singleUse?: true;
  /** In characters. */
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

/** Whether a submitted value may be sent back to the page: no password and no one-time code may. */
export function isRepopulatable(field: Field): boolean {
  return field.type !== "password" && !("singleUse" in field && field.singleUse);
}

type ValueOf<F extends Field> = F extends CheckboxField
  ? boolean
  : F extends ChoiceField
    ? F["options"][number]["value"]
    : string;

export type FieldValues<Fields extends readonly Field[]> = {
  [F in Fields[number] as F["name"]]: ValueOf<F>;
};

/** A message of a rule over several fields, shown at the named one. */
export interface ValidationIssue {
  field: string;
  message: string;
}

/**
 * One form, on whatever page: its inputs, labels, validation, error summary, button texts and messages all come from
 * this.
 */
export interface FormDefinition<Fields extends readonly Field[] = readonly Field[]> {
  /** Unique among all forms of the site; sent along so that a page with two forms knows which one it got. */
  name: string;
  /** Anchor of the section the form stands in; empty for one that stands at the top of its page. */
  anchor: string;
  /** The name its events are counted under (public specification, section 7); without it nothing is counted. */
  analytics?: AnalyticsForm;
  /** Has a honeypot although nothing is counted; a counted form always has one. */
  honeypot?: true;
  fields: Fields;
  submit: { idle: string; busy: string };
  messages: { success: string; failure: string };
  /** The question above the checkboxes, when there are any. */
  checkboxLegend?: string;
  rule?: (values: FieldValues<Fields>) => ValidationIssue | undefined;
}

/** Infers the literal types of names and options, from which `ValuesOf` follows. */
export function defineForm<const Fields extends readonly Field[]>(
  definition: FormDefinition<Fields>,
): FormDefinition<Fields> {
  return definition;
}

export type ValuesOf<Form> = Form extends FormDefinition<infer Fields> ? FieldValues<Fields> : never;

/** In characters, for fields without a `max` of their own. */
export const MAX_LENGTH = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  date: 10,
  textarea: 5000,
  password: 200,
} as const;
