import * as z from "zod";
import type { FormWords } from "~/content/form-words";
import { isReachable, normalizeEmail, withoutInvisible } from "~/lib/email-address.server";
import { toHttpUrl } from "~/lib/http-url";
import { isDay } from "~/lib/time/dates";
import {
  type Field,
  type FieldValues,
  type FormDefinition,
  isRepopulatable,
  MAX_LENGTH,
  wordsOf,
} from "./define-form";
import type { SentFields } from "./parse-form-body.server";

export type ValidatedForm<Fields extends readonly Field[]> =
  | { ok: true; values: FieldValues<Fields> }
  | { ok: false; errors: Record<string, string> };

/** And what XML forbids, for the news feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(CONTROL, "").trim();
}

function textSchema(max: number, label: string, words: FormWords, clean = cleanText) {
  return z
    .string()
    .transform(clean)
    .pipe(z.string().max(max, words.maxLength(label, max)));
}

/** Of what is compared, sent to or opened. */
const exactText = (text: string) => withoutInvisible(cleanText(text));

/** Cached: making a schema takes longer than using it. */
const schemas = new WeakMap<Field, z.ZodType<unknown, string>>();

function schemaOf(field: Field, words: FormWords): z.ZodType<unknown, string> {
  const known = schemas.get(field);
  if (known) return known;
  const made = makeSchema(field, words);
  schemas.set(field, made);
  return made;
}

function makeSchema(field: Field, words: FormWords) {
  switch (field.type) {
    case "checkbox":
      return z.string().transform((value) => value !== "");
    case "hidden":
      return z.string();
    case "radios":
    case "select": {
      const message = field.required ?? words.choice(field.label);
      const values = field.options.map((option) => option.value);
      const known = z.enum(values, { error: message });
      return field.required ? known : z.union([z.literal(""), known], { error: message });
    }
    case "password": {
      const max = field.max ?? MAX_LENGTH.password;
      return requiredText(field, z.string().max(max, words.maxLength(field.label, max)));
    }
    case "email": {
      const text = textSchema(field.max ?? MAX_LENGTH.email, field.label, words, exactText);
      const error = words.email;
      return requiredText(field, text).transform((value, context) => {
        const email = value === "" ? "" : normalizeEmail(value);
        if (email !== undefined && (email === "" || isReachable(email))) return email;
        context.addIssue({ code: "custom", message: error });
        return z.NEVER;
      });
    }
    case "url": {
      const text = textSchema(field.max ?? MAX_LENGTH.url, field.label, words, exactText);
      const error = "Enter a web address that begins with https:// or http://";
      return requiredText(field, text).refine((value) => value === "" || toHttpUrl(value) !== null, {
        error,
      });
    }
    case "date": {
      const text = textSchema(MAX_LENGTH.text, field.label, words, exactText);
      const error = "Enter a day that exists, as year-month-day: 2026-11-20";
      return requiredText(field, text).refine((value) => value === "" || isDay(value), { error });
    }
    case "time": {
      const text = textSchema(MAX_LENGTH.text, field.label, words, exactText);
      const error = "Enter a time of day as hours and minutes: 09:30";
      return requiredText(field, text).refine((value) => value === "" || isTimeOfDay(value), { error });
    }
    case "text":
    case "tel":
    case "textarea": {
      const isCode =
        field.type === "text" && (field.inputMode === "numeric" || field.autocomplete === "one-time-code");
      const clean = field.type === "tel" || isCode ? exactText : cleanText;
      const text = textSchema(field.max ?? MAX_LENGTH[field.type], field.label, words, clean);
      return requiredText(field, text.transform(field.type === "textarea" ? (value) => value : oneLine));
    }
  }
}

/** Against header injection: browsers never send line ends in a one-line field. */
function oneLine(value: string): string {
  return value.replace(/\s+/g, (space) => (space.includes("\n") ? " " : space));
}

/** As inputs send it: "09:30". */
const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function requiredText<S extends z.ZodType<string, string>>(field: Field, schema: S) {
  const message = "required" in field ? field.required : undefined;
  return schema.refine((value) => value !== "" || message === undefined, {
    error: message ?? "",
    abort: true,
  });
}

/** @returns the values, or one message for each invalid field in the order of the fields */
export function validateForm<Fields extends readonly Field[]>(
  form: FormDefinition<Fields>,
  sent: SentFields,
): ValidatedForm<Fields> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  const words = wordsOf(form);
  for (const field of form.fields) {
    const result = schemaOf(field, words).safeParse(sent.get(field.name) ?? "");
    if (result.success) values[field.name] = result.data;
    else errors[field.name] = result.error.issues[0]?.message ?? words.check;
  }
  if (Object.keys(errors).length > 0 || !isComplete(form, values)) return { ok: false, errors };
  const issue = form.rule?.(values);
  return issue ? { ok: false, errors: { [issue.field]: issue.message } } : { ok: true, values };
}

function isComplete<Fields extends readonly Field[]>(
  form: FormDefinition<Fields>,
  values: Record<string, unknown>,
): values is FieldValues<Fields> {
  return form.fields.every((field) => field.name in values);
}

/** As typed, without passwords and one-time codes. */
export function submittedValues(form: FormDefinition, sent: SentFields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of form.fields)
    values[field.name] = isRepopulatable(field) ? (sent.get(field.name) ?? "") : "";
  return values;
}
