import { type FormWords, formWords } from "~/content/form-words";
import type { Link } from "~/content/types";
import type { AnalyticsForm } from "~/database/schema/schema.server";
import type { Language } from "~/lib/contexts";

export interface Option {
  value: string;
  label: string;
}

interface FieldBase {
  name: string;
  label: string;
  hint?: string;
  /** Message when empty; without it the field is optional. */
  required?: string;
}

export interface TextField extends FieldBase {
  type: "text" | "email" | "tel" | "url" | "date" | "time";
  autocomplete?: string;
  inputMode?: "numeric";
  /** Valid for one submission, as a captcha is: never sent back to the page. */
  singleUse?: true;
  /** In characters. */
  max?: number;
}

export interface TextAreaField extends FieldBase {
  type: "textarea";
  rows: number;
  max?: number;
}

/** Stored exactly as typed, and never sent back to the page. */
export interface PasswordField extends FieldBase {
  type: "password";
  autocomplete: "current-password" | "new-password";
  max?: number;
}

export interface ChoiceField extends FieldBase {
  type: "select" | "radios";
  options: readonly Option[];
  placeholder?: string;
}

export interface CheckboxField extends FieldBase {
  type: "checkbox";
  initially: boolean;
}

export interface HiddenField {
  type: "hidden";
  name: string;
}

export type Field = TextField | TextAreaField | PasswordField | ChoiceField | CheckboxField | HiddenField;

/** Public forms have a honeypot; staff forms are behind a guard. */
export function hasHoneypot({ analytics, honeypot }: FormDefinition): boolean {
  return analytics !== undefined || honeypot === true;
}

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

export interface ValidationIssue {
  field: string;
  message: string;
}

/** What takes the place of an accepted form, under its message. */
export interface Confirmation {
  /** It says first and large what is left to do. */
  first?: string;
  /** What happens when. */
  next: string;
  link: Link;
  /** Label of the link to an empty form, where `link` does not lead there. */
  again?: string;
  /** Further query of that link. */
  againQuery?: string;
}

/** All that one form consists of: inputs, labels, validation, error summary, button texts and messages. */
export interface FormDefinition<Fields extends readonly Field[] = readonly Field[]> {
  /** Unique on the site but for the same form in the other language; sent along so that a page with two forms knows which one it got. */
  name: string;
  /** Of its own words; English unless it says so. */
  language?: Language;
  anchor: string;
  /** The name its events are counted under (public specification, section 7); without it nothing is counted. */
  analytics?: AnalyticsForm;
  /** Has a honeypot although nothing is counted; a counted form always has one. */
  honeypot?: true;
  fields: Fields;
  /** A form whose submission is no page's main action has a plain button. */
  submit: { idle: string; busy: string; isPlain?: true };
  messages: { success: string; failure: string };
  /** Without it the message stands above the empty form. */
  confirmation?: Confirmation;
  /** Stands at the button: how soon somebody answers, or who reads it. */
  reply?: string;
  /** Tells what happens after it was sent, and stands beside the form where there is room. */
  steps?: readonly string[];
  /** The steps happen one after the other. */
  isInSteps?: boolean;
  checkboxLegend?: string;
  rule?: (values: FieldValues<Fields>) => ValidationIssue | undefined;
}

/** What every form says, in the language of this one. */
export const wordsOf = ({ language = "en" }: Pick<FormDefinition, "language">): FormWords =>
  formWords[language];

/** Infers literal types, from which `ValuesOf` follows. */
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
  time: 5,
  textarea: 5000,
  /** Of a person that mails are addressed with. */
  name: 100,
  password: 200,
} as const;
