import { data, redirect } from "@remix-run/node";
import { checkForm, keptValues } from "~/kits/forms/check-form.server";
import type { Field, FieldValues, FormDefinition } from "~/kits/forms/define-form";
import { carried, type RefusedForm, SENT_PARAMETER } from "~/kits/forms/form-result";
import { readForm, type SentFields } from "~/kits/forms/read-form.server";
import { logger } from "~/server/logger.server";

/** Why a form was not accepted; nothing has changed. */
export interface Refusal<Extra extends object = object> {
  ok: false;
  /** 400 unless said otherwise. */
  status?: 400 | 403 | 404 | 409 | 429 | 503;
  errors?: Record<string, string>;
  failure?: string;
  /** How soon the same can be tried again. */
  retryAfterSeconds?: number;
  /** What the inputs show where it is not what was typed. */
  values?: Record<string, string>;
  /** What the page shows beside the form. */
  extra?: Extra;
}

/** What became of checked values. An accepted form leads back to its page, to `to`, or is answered with `answer`. */
export type StaffOutcome<Answer = never, Extra extends object = object> =
  | { ok: true; to?: string; headers?: HeadersInit }
  | { ok: true; answer: Answer }
  | Refusal<Extra>;

export interface StaffFormHandler<Answer = never, Extra extends object = object> {
  form: FormDefinition;
  check(
    sent: SentFields,
  ):
    | { ok: false; errors: Record<string, string> }
    | { ok: true; save: (now: Date) => Promise<StaffOutcome<Answer, Extra>> };
}

/** Ties a form of a staff page to the function that does what it asks for. */
export function staffForm<
  const Fields extends readonly Field[],
  Answer = never,
  Extra extends object = object,
>(
  form: FormDefinition<Fields>,
  save: (values: FieldValues<Fields>, now: Date) => Promise<StaffOutcome<Answer, Extra>>,
): StaffFormHandler<Answer, Extra> {
  return {
    form,
    check(sent) {
      const checked = checkForm(form, sent);
      return checked.ok ? { ok: true, save: (now) => save(checked.values, now) } : checked;
    },
  };
}

/**
 * Handles a post to a staff page, whose guard has asked who is there and refused what another site sent: finds the form
 * it is for, checks it and does what it asks for. Unlike the forms of visitors these are neither counted nor held back.
 *
 * @param limit of the body in bytes, where it may be longer than a visitor's
 * @returns the answer of a form that has one; the refused form with the status its function gives, or 503 when it broke
 * @throws a redirect with status 303 when accepted; a Response with status 400 or 413 when the body is not a form of
 *   this page or is too large
 */
export async function handleStaffForms<Answer = never, Extra extends object = object>(
  request: Request,
  handlers: readonly StaffFormHandler<Answer, Extra>[],
  now: Date = new Date(),
  limit?: number,
) {
  const body = await readForm(request, limit);
  if (!body.ok) {
    throw new Response(body.message, { status: body.status });
  }
  const name = body.fields.get(carried.form);
  const handler = handlers.find((candidate) => candidate.form.name === name);
  if (!handler) throw new Response("No form of this page has that name.", { status: 400 });
  const { form } = handler;

  type Answered = (RefusedForm & { extra?: Extra }) | Answer;
  const refuse = (status: number, why: Omit<Refusal<Extra>, "ok">) => {
    const { errors = {}, failure, values, extra, retryAfterSeconds } = why;
    const refused: RefusedForm & { extra?: Extra } = {
      refused: true,
      form: form.name,
      values: { ...keptValues(form, body.fields), ...values },
      errors,
      ...(failure && { failure }),
      ...(extra && { extra }),
    };
    return data<Answered>(refused, { status, headers: retryAfter(retryAfterSeconds) });
  };
  const checked = handler.check(body.fields);
  if (!checked.ok) return refuse(400, { errors: checked.errors });
  const outcome = await attempt(form, () => checked.save(now));
  if (!outcome) return refuse(503, { failure: form.messages.failure });
  if (!outcome.ok) return refuse(outcome.status ?? 400, outcome);
  if ("answer" in outcome) return data<Answered>(outcome.answer);
  const headers = new Headers(outcome.headers);
  headers.set("Cache-Control", "no-store");
  const { pathname } = new URL(request.url);
  const back = `${pathname}?${SENT_PARAMETER}=${form.name}${form.anchor && `#${form.anchor}`}`;
  throw redirect(outcome.to ?? back, { status: 303, headers });
}

/** The header that says when to try again (RFC 9110, section 10.2.3), where that is known. */
export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { "Retry-After": String(seconds) };
}

async function attempt<T>(form: FormDefinition, save: () => Promise<T>): Promise<T | undefined> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Response) throw error;
    logger.error("form not kept", { form: form.name, error });
    return undefined;
  }
}
