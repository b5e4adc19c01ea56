import { data, redirect } from "@remix-run/node";
import { clientBlock } from "~/server/client-address.server";
import { countFormEvent } from "~/server/count-form-event.server";
import { isUnwritable } from "~/server/database-errors.server";
import { hasRoomForSubmission } from "~/server/disk-space.server";
import { keyedHash } from "~/server/keyed-hash.server";
import { logger } from "~/server/logger.server";
import { takeFromLimit } from "~/server/rate-limit.server";
import type { Services } from "~/server/services.server";
import type { Field, FieldValues, FormDefinition } from "./define-form";
import { type FormErrorState, formMeta, type OneTimeFields, SENT_PARAMETER } from "./form-result";
import { parseFormBody, type SentFields } from "./parse-form-body.server";
import { submitDelay } from "./submit-delay.server";
import { submittedValues, validateForm } from "./validate-form.server";

/** What became of the checked values. */
export type SubmissionResult =
  /** Kept; the id of the row, or null when the same content was there already. */
  { ok: true; id: string | null } | { ok: false; errors?: Record<string, string>; failure?: string };

export interface SubmissionContext {
  now: Date;
  /** The visitor's address block, hashed so that it can be counted and not read. */
  visitor: string;
}

/** A form and what to do with what was sent. */
export interface FormHandler {
  form: FormDefinition;
  /** Messages by input name, or a function that keeps the checked values. */
  check(
    sent: SentFields,
  ):
    | { ok: false; errors: Record<string, string> }
    | { ok: true; save: (context: SubmissionContext) => Promise<SubmissionResult> };
  /** Makes the parts of a refused form that hold for one sending only. */
  regenerate?(sent: SentFields, errors: Record<string, string>): OneTimeFields;
}

/** What a form needs beyond its definition. */
interface ServerRules {
  /** Messages by input name for what only the server can know; asked even when a field is wrong. */
  rule?: (sent: SentFields) => Record<string, string>;
  regenerate?: FormHandler["regenerate"];
}

/** Ties a form to the feature function that keeps its values. */
export function createFormHandler<Fields extends readonly Field[]>(
  form: FormDefinition<Fields>,
  save: (values: FieldValues<Fields>, context: SubmissionContext) => Promise<SubmissionResult>,
  { rule, regenerate }: ServerRules = {},
): FormHandler {
  return {
    form,
    check(sent) {
      const checked = validateForm(form, sent);
      const errors = { ...(checked.ok ? {} : checked.errors), ...rule?.(sent) };
      if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
      return { ok: true, save: (context) => save(checked.values, context) };
    },
    ...(regenerate && { regenerate }),
  };
}

/** Ordinary people stay far below these; a library's one public address may hold many of them. */
const PER_EMAIL = { limit: 10, windowSeconds: 60 * 60 };
const PER_PUBLIC_ADDRESS = { limit: 200, windowSeconds: 10 * 60 };

/**
 * Handles every post to a page that has forms: reads it, finds the form it is for, checks and keeps it.
 *
 * @param handlers the forms the page accepts
 * @returns 303 to the same page with the form's anchor when accepted; the refused form with status 400 (wrong
 *   input), 429 (too often) or 503 (could not be kept) otherwise
 * @throws a Response with status 400 or 413 when the body is not a form of this page or is too large
 */
export async function handleForms(request: Request, services: Services, handlers: readonly FormHandler[]) {
  const { db, env } = services;
  const body = await parseFormBody(request);
  if (!body.ok) throw new Response(body.message, { status: body.status });
  const handler = findHandler(handlers, body.fields);
  if (!handler) throw new Response("No form of this page has that name.", { status: 400 });

  const { form } = handler;
  const { pathname } = new URL(request.url);
  const { block, isPublic } = clientBlock(request, env.CLIENT_ADDRESS_HEADER);
  const visitor = keyedHash(env.SESSION_SECRET, "address", block);
  const now = new Date();
  const count = async (type: "complete" | "error", session: string | null) => {
    if (form.analytics) await countFormEvent(request, services, { form: form.analytics, type, session }, now);
  };
  const refuse = async (
    status: number,
    refusal: Pick<FormErrorState, "errors"> & { failure?: string },
    { counted = true } = {},
  ) => {
    // Who sends too often is told so, and leaves no trace.
    if (counted && status !== 429) await count("error", tabSession(body.fields));
    const refused: FormErrorState = {
      invalid: true,
      form: form.name,
      values: submittedValues(form, body.fields),
      ...refusal,
      ...(handler.regenerate && { oneTime: handler.regenerate(body.fields, refusal.errors) }),
    };
    return data(refused, { status });
  };

  if (body.fields.get(formMeta.honeypot)) return refuse(400, { errors: {}, failure: HONEYPOT_MESSAGE });

  const checked = handler.check(body.fields);
  if (!checked.ok) return refuse(400, { errors: checked.errors });

  const email = (body.fields.get("email") ?? "").trim().toLowerCase();
  // The address first: what it refuses adds no row for an email address.
  const limits = [
    ...(isPublic ? [{ ...PER_PUBLIC_ADDRESS, key: `${form.name}:address:${visitor}` }] : []),
    // Those who give no email address have none in common.
    ...(email
      ? [{ ...PER_EMAIL, key: `${form.name}:email:${keyedHash(env.SESSION_SECRET, "email", email)}` }]
      : []),
  ];
  try {
    if (!(await hasRoomForSubmission(services, now))) {
      logger.error("form not kept, for the disk is nearly full", { form: form.name });
      return await refuse(503, { errors: {}, failure: form.messages.failure });
    }
    for (const limit of limits) {
      const verdict = await takeFromLimit(db, limit, now);
      if (!verdict.ok) return await refuse(429, { errors: {}, failure: tooOften(verdict.retryAfterSeconds) });
    }
    await submitDelay.wait(block, pathname);
    const outcome = await checked.save({ now, visitor });
    if (!outcome.ok) return await refuse(400, { errors: {}, ...outcome });
    if (outcome.id) await count("complete", outcome.id);
  } catch (error) {
    logger.error("form not kept", { form: form.name, error });
    // Where nothing can be written, an event would only make the visitor wait a second time.
    const counted = !isUnwritable(error);
    return refuse(503, { errors: {}, failure: form.messages.failure }, { counted });
  }
  throw redirect(`${pathname}?${SENT_PARAMETER}=${form.name}#${form.anchor}`, 303);
}

/** Seen by people only when a program in their browser filled in the hidden field. */
const HONEYPOT_MESSAGE =
  "Something filled in a hidden field of this form, as spam programs do. Your answers are still here: please send them again.";

function tooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `This form was sent many times in a short while. Your answers are still here: please send them again in ${wait}.`;
}

/** The named form, or for a program that sends no name the form it sent the most fields of. */
function findHandler(handlers: readonly FormHandler[], sent: SentFields): FormHandler | undefined {
  const name = sent.get(formMeta.form);
  if (name !== undefined) return handlers.find((handler) => handler.form.name === name);
  const share = ({ form }: FormHandler) => form.fields.filter((field) => sent.has(field.name)).length;
  const best = handlers.toSorted((a, b) => share(b) - share(a))[0];
  return best && share(best) > 0 ? best : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The browser tab's analytics id, when there is a well-formed one. */
export function tabSession(sent: SentFields): string | null {
  const id = sent.get(formMeta.tab) ?? "";
  return UUID.test(id) ? id : null;
}
