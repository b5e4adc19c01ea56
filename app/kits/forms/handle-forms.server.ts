import { data, redirect } from "@remix-run/node";
import { logger } from "~/server/logger.server";
import { type ErrorStateWith, formErrorResponse } from "./form-error-response.server";
import type { FormHandler, InvalidSubmission } from "./form-handler.server";
import { formMeta, SENT_PARAMETER } from "./form-result";
import { requireFormBody, type SentFields } from "./parse-form-body.server";
import type { Protect } from "./public-protection.server";

interface HandleFormsOptions {
  /** For forms open to everyone: `publicProtection(services)`. Staff routes call their guard instead. */
  protect?: Protect;
  now?: Date;
  /** 64 kB unless given. */
  maxBytes?: number;
}

/**
 * The action of a page with forms: parses the body, finds the form it is for, validates the fields and saves them.
 *
 * @returns the form's error state with the status of the invalid submission, 503 when saving threw; or the data of a
 *   result that has some
 * @throws a 303 redirect when accepted: to the result's `to`, otherwise to the same page at the form's anchor; a
 *   Response with status 400 or 413 when the body is not a form of this page or is too large
 */
export async function handleForms<Data = never, Extra extends object = object>(
  request: Request,
  handlers: readonly FormHandler<Data, Extra>[],
  { protect, now = new Date(), maxBytes }: HandleFormsOptions = {},
) {
  const sent = await requireFormBody(request, maxBytes);
  const handler = findHandler(handlers, sent, protect !== undefined);
  if (!handler) throw new Response("No form of this page has that name.", { status: 400 });
  const { form } = handler;
  const protection = protect?.({ request, form, sent, now });
  const reject = async (invalid: Omit<InvalidSubmission<Extra>, "ok">, cause?: unknown) => {
    await protection?.onInvalid(invalid.status ?? 400, cause);
    const oneTime = handler.regenerate?.(sent, invalid.errors ?? {});
    return formErrorResponse<Extra, Data>(form, sent, invalid, oneTime);
  };

  const spam = protection?.checkHoneypot();
  if (spam) return reject({ failure: spam });
  const validated = handler.validate(sent);
  if (!validated.ok) return reject({ errors: validated.errors });
  try {
    const denied = await protection?.admit();
    if (denied) return await reject(denied);
    const result = await validated.save({ now, visitor: protection?.visitor ?? "" });
    if (!result.ok) return await reject(result);
    if (result.data !== undefined) return data<ErrorStateWith<Extra> | Data>(result.data);
    if (result.id) await protection?.onSaved(result.id);
    const headers = new Headers(result.headers);
    headers.set("Cache-Control", "no-store");
    const { pathname } = new URL(request.url);
    const back = `${pathname}?${SENT_PARAMETER}=${form.name}${form.anchor && `#${form.anchor}`}`;
    throw redirect(result.to ?? back, { status: 303, headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    logger.error("form not saved", { form: form.name, error });
    return reject({ status: 503, failure: form.messages.failure }, error);
  }
}

/**
 * The named form. Where everyone may post, a program that sends no name gets the form it sent the most fields of; a page
 * with one form needs no name.
 */
function findHandler<Data, Extra extends object>(
  handlers: readonly FormHandler<Data, Extra>[],
  sent: SentFields,
  byFields: boolean,
): FormHandler<Data, Extra> | undefined {
  const name = sent.get(formMeta.form);
  if (name !== undefined) return handlers.find((handler) => handler.form.name === name);
  if (!byFields) return handlers.length === 1 ? handlers[0] : undefined;
  const matching = ({ form }: FormHandler<Data, Extra>) =>
    form.fields.filter((field) => sent.has(field.name)).length;
  const best = handlers.toSorted((a, b) => matching(b) - matching(a))[0];
  return best && matching(best) > 0 ? best : undefined;
}
