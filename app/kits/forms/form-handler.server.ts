import type { DangerFamily } from "~/lib/danger-family";
import type { Field, FieldValues, FormDefinition } from "./define-form";
import type { EmailQuestion, OneTimeFields } from "./form-result";
import type { SentFields } from "./parse-form-body.server";
import { validateForm } from "./validate-form.server";

export interface InvalidSubmission<Extra extends object = object> {
  ok: false;
  status?: 400 | 403 | 404 | 409 | 413 | 429 | 500 | 503;
  errors?: Record<string, string>;
  failure?: string;
  question?: EmailQuestion | undefined;
  retryAfterSeconds?: number;
  values?: Record<string, string>;
  extra?: Extra;
}

interface AcceptedSubmission<Data = never> {
  ok: true;
  /** Null for a duplicate submission; an id is counted as a completion. */
  id?: string | null;
  to?: string;
  /** Further parameters of the redirect, unless `to` is given. */
  params?: Readonly<Record<string, string>>;
  headers?: HeadersInit;
  /** Action data, instead of a redirect. */
  data?: Data;
}

export type SubmissionResult<Data = never, Extra extends object = object> =
  | AcceptedSubmission<Data>
  | InvalidSubmission<Extra>;

/** What speaks for spam, beside what was typed. */
export interface SubmissionEvidence {
  honeypot?: boolean;
  /** Before the minimum submit time. */
  tooFast?: boolean;
  /** Sent without the small sum that keeps programs out. */
  withoutSum?: boolean;
  /** By what was chosen in the form. */
  asksForHelp?: boolean;
  /** Email addresses that the IP address block has sent this form with lately. */
  senders?: number;
}

/** Thrown by `save`: the visitor gets status 429 with its message, and what was typed. */
export class TooManySubmissions extends Error {
  override name = "TooManySubmissions";
  readonly retryAfterSeconds = 60 * 60;
}

interface SubmissionContext {
  now: Date;
  evidence?: SubmissionEvidence;
  /** Keyed hash of the IP address block; empty without `protect`. */
  visitor: string;
  /** The same, with the email address where all visitors seem to share a block: behind a proxy that is not named. */
  sender: string;
}

export interface FormHandler<Data = never, Extra extends object = object> {
  form: FormDefinition;
  validate(
    sent: SentFields,
  ):
    | { ok: false; errors: Record<string, string> }
    | { ok: true; save: (context: SubmissionContext) => Promise<SubmissionResult<Data, Extra>> };
  /** Saves what looks like spam where staff decide about it; so also what fills in the honeypot. */
  quarantines?: boolean;
  /** What danger the typed text tells of: crisis lines are shown, whatever becomes of the form. */
  dangerIn?(sent: SentFields): DangerFamily | undefined;
  /** One-time fields for the form after an invalid submission. */
  regenerate?(sent: SentFields, errors: Record<string, string>): OneTimeFields;
}

interface Submission {
  request: Request;
  form: FormDefinition;
  sent: SentFields;
  now: Date;
}

interface Protection {
  visitor: string;
  sender: string;
  sentMark(danger: DangerFamily | undefined): string;
  isHoneypotFilled: boolean;
  /** After validation: waits out the submit delay, unless the disk is full or a rate limit is exceeded. */
  admit(): Promise<{ denied: Omit<InvalidSubmission<never>, "ok"> } | { evidence: SubmissionEvidence }>;
  onSaved(id: string): void;
  onInvalid(status: number, cause: unknown): void;
}

export type Protect = (submission: Submission) => Protection;

interface ServerRules {
  /** Checks only the server can do; runs even when a field is invalid. */
  rule?: (sent: SentFields) => Record<string, string>;
  regenerate?: FormHandler["regenerate"];
  quarantines?: boolean;
  /** Finds danger in the free text of a form. */
  findDanger?: (text: string) => DangerFamily | undefined;
}

/** What somebody can write as they like, as it is saved; of a form without such fields, what is typed at all. */
function writtenText(fields: readonly Field[], sent: SentFields): string {
  const ofType = (wanted: Field["type"]) => fields.filter(({ type }) => type === wanted);
  const areas = ofType("textarea");
  const written = areas.length > 0 ? areas : ofType("text");
  return written
    .map(({ name }) => sent.get(name))
    .filter(Boolean)
    .join("\n\n");
}

export function createFormHandler<
  const Fields extends readonly Field[],
  Data = never,
  Extra extends object = object,
>(
  form: FormDefinition<Fields>,
  save: (values: FieldValues<Fields>, context: SubmissionContext) => Promise<SubmissionResult<Data, Extra>>,
  { rule, regenerate, quarantines = false, findDanger }: ServerRules = {},
): FormHandler<Data, Extra> {
  return {
    form,
    quarantines,
    validate(sent) {
      const validated = validateForm(form, sent);
      const errors = { ...(validated.ok ? {} : validated.errors), ...rule?.(sent) };
      if (!validated.ok || Object.keys(errors).length > 0) return { ok: false, errors };
      return { ok: true, save: (context) => save(validated.values, context) };
    },
    ...(findDanger && { dangerIn: (sent: SentFields) => findDanger(writtenText(form.fields, sent)) }),
    ...(regenerate && { regenerate }),
  };
}

/** A double click, or resubmitted from the history. */
const DEDUPE_WINDOW_MS = 24 * 60 * 60 * 1000;

export function dedupeWindowStart(now: Date): string {
  return new Date(now.getTime() - DEDUPE_WINDOW_MS).toISOString();
}
