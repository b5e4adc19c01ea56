import type { Field, FieldValues, FormDefinition } from "./define-form";
import type { OneTimeFields } from "./form-result";
import type { SentFields } from "./parse-form-body.server";
import { validateForm } from "./validate-form.server";

/** A submission that is not accepted; nothing has changed. */
export interface InvalidSubmission<Extra extends object = object> {
  ok: false;
  /** 400 unless given. */
  status?: 400 | 403 | 404 | 409 | 413 | 429 | 500 | 503;
  /** Messages by input name. */
  errors?: Record<string, string>;
  failure?: string;
  retryAfterSeconds?: number;
  /** What the inputs show where that is not what was submitted. */
  values?: Record<string, string>;
  /** What the page shows beside the form. */
  extra?: Extra;
}

export interface AcceptedSubmission<Data = never> {
  ok: true;
  /** The new row's id, null for a duplicate submission. A submission with an id is counted as a completion. */
  id?: string | null;
  /** Where to redirect to, instead of the form's page with its success message. */
  to?: string;
  headers?: HeadersInit;
  /** Becomes the page's action data; nothing is redirected then. */
  data?: Data;
}

export type SubmissionResult<Data = never, Extra extends object = object> =
  | AcceptedSubmission<Data>
  | InvalidSubmission<Extra>;

export interface SubmissionContext {
  now: Date;
  /** A keyed hash of the visitor's IP address block; empty without `protect`. */
  visitor: string;
}

export interface FormHandler<Data = never, Extra extends object = object> {
  form: FormDefinition;
  validate(
    sent: SentFields,
  ):
    | { ok: false; errors: Record<string, string> }
    | { ok: true; save: (context: SubmissionContext) => Promise<SubmissionResult<Data, Extra>> };
  /** Makes the one-time fields that the form is shown with after an invalid submission. */
  regenerate?(sent: SentFields, errors: Record<string, string>): OneTimeFields;
}

interface ServerRules {
  /** Messages by input name for what only the server can know; runs even when a field is invalid. */
  rule?: (sent: SentFields) => Record<string, string>;
  regenerate?: FormHandler["regenerate"];
}

/** Ties a form to the function that saves its validated values. */
export function createFormHandler<
  const Fields extends readonly Field[],
  Data = never,
  Extra extends object = object,
>(
  form: FormDefinition<Fields>,
  save: (values: FieldValues<Fields>, context: SubmissionContext) => Promise<SubmissionResult<Data, Extra>>,
  { rule, regenerate }: ServerRules = {},
): FormHandler<Data, Extra> {
  return {
    form,
    validate(sent) {
      const validated = validateForm(form, sent);
      const errors = { ...(validated.ok ? {} : validated.errors), ...rule?.(sent) };
      if (!validated.ok || Object.keys(errors).length > 0) return { ok: false, errors };
      return { ok: true, save: (context) => save(validated.values, context) };
    },
    ...(regenerate && { regenerate }),
  };
}
