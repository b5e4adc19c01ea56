import { data, redirect } from "@remix-run/node";
import { crisisCardFor } from "~/content/crisis-card";
import { crisisWords } from "~/content/es/crisis-card";
import { ConcurrencyLimit, TooBusy } from "~/http/limits/concurrency-limit.server";
import type { DangerFamily } from "~/lib/danger-family";
import { isReachable, normalizeEmail, withoutInvisible } from "~/lib/email-address.server";
import { logger } from "~/lib/logger.server";
import { meantEmail } from "~/lib/meant-email.server";
import { type FormDefinition, wordsOf } from "./define-form";
import {
  type FormHandler,
  type InvalidSubmission,
  type Protect,
  TooManySubmissions,
} from "./form-handler.server";
import {
  type EmailQuestion,
  type FormErrorState,
  formMeta,
  type OneTimeFields,
  SENT_MARK_PARAMETER,
  SENT_PARAMETER,
} from "./form-result";
import { requireFormBody, type SentFields } from "./parse-form-body.server";
import { submittedValues } from "./validate-form.server";

type ErrorStateWith<Extra extends object> = FormErrorState & { extra?: Extra };

export function formErrorResponse<Extra extends object = object, Data = never>(
  form: FormDefinition,
  sent: SentFields,
  invalid: Omit<InvalidSubmission<Extra>, "ok">,
  { oneTime, danger }: { oneTime?: OneTimeFields | undefined; danger?: DangerFamily | undefined } = {},
) {
  const { status = 400, errors = {}, failure, question, values, extra, retryAfterSeconds } = invalid;
  const errorState: ErrorStateWith<Extra> = {
    invalid: true,
    form: form.name,
    values: { ...submittedValues(form, sent), ...values },
    errors,
    ...(failure && { failure }),
    ...(question && { question }),
    ...(oneTime && { oneTime }),
    ...(danger && { crisis: crisisCardFor(danger, crisisWords[form.language ?? "en"]) }),
    ...(extra && { extra }),
  };
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
  return data<ErrorStateWith<Extra> | Data>(errorState, { status, headers });
}

const typedEmail = (sent: SentFields, name: string) => withoutInvisible(sent.get(name) ?? "");

/** @returns the fields with the address that was taken, where the form had asked about the one in its field */
function withTakenEmail(form: FormDefinition, sent: SentFields): SentFields {
  const taken = sent.get(formMeta.takenEmail);
  const field = form.fields.find(({ type }) => type === "email");
  if (!taken || !field || typedEmail(sent, field.name) !== sent.get(formMeta.askedEmail)) return sent;
  return new Map(sent).set(field.name, taken);
}

/** @returns undefined where the address looks right, or was asked about and kept */
function askAboutEmail(form: FormDefinition, sent: SentFields): EmailQuestion | undefined {
  const field = form.fields.find(({ type }) => type === "email");
  if (!field) return undefined;
  const typed = typedEmail(sent, field.name);
  const email = normalizeEmail(typed);
  const canKeep = email !== undefined && isReachable(email);
  if (canKeep && typed === sent.get(formMeta.askedEmail)) return undefined;
  const meant = meantEmail(typed);
  return meant === undefined ? undefined : { typed, meant, canKeep };
}

/** Each holds a form of up to 64 kB. Saving one takes some ten milliseconds. */
const publicSaves = new ConcurrencyLimit({ atOnce: 64, mayWait: 192 });
const BUSY_SECONDS = 5;

interface HandleFormsOptions {
  /** `publicProtection(services)` for public forms; staff routes call their guard. */
  protect?: Protect;
  now?: Date;
  maxBytes?: number;
  /** Parameter of the page's address that the redirect has too. */
  preserve?: string;
}

/**
 * The action of a page with forms. @returns the error state, 503 when saving threw, or the result's data
 * @throws a 303 redirect when accepted, else a Response: 400 for a body that is no form of this page, 413 when too
 * large
 */
export async function handleForms<Data = never, Extra extends object = object>(
  request: Request,
  handlers: readonly FormHandler<Data, Extra>[],
  { protect, now = new Date(), maxBytes, preserve }: HandleFormsOptions = {},
) {
  const posted = await requireFormBody(request, maxBytes);
  const handler = findHandler(handlers, posted, protect !== undefined);
  if (!handler) throw new Response("No form of this page has that name.", { status: 400 });
  const { form } = handler;
  const sent = protect ? withTakenEmail(form, posted) : posted;
  const protection = protect?.({ request, form, sent, now });
  const showAgain = (invalid: Omit<InvalidSubmission<Extra>, "ok">) => {
    const oneTime = handler.regenerate?.(sent, invalid.errors ?? {});
    return formErrorResponse<Extra, Data>(form, sent, invalid, { oneTime, danger: handler.dangerIn?.(sent) });
  };
  const reject = async (invalid: Omit<InvalidSubmission<Extra>, "ok">, cause?: unknown) => {
    protection?.onInvalid(invalid.status ?? 400, cause);
    return showAgain(invalid);
  };

  const isHoneypotFilled = protection?.isHoneypotFilled ?? false;
  // People see it only when their browser filled in the hidden field.
  const askAgain = () => reject({ failure: wordsOf(form).honeypotFilled });
  if (isHoneypotFilled && !handler.quarantines) return askAgain();
  const validated = handler.validate(sent);
  const question = protect && askAboutEmail(form, sent);
  if (!validated.ok) return isHoneypotFilled ? askAgain() : reject({ errors: validated.errors, question });
  if (question && !isHoneypotFilled) return showAgain({ question });
  try {
    const admitted = (await protection?.admit()) ?? { evidence: {} };
    if ("denied" in admitted) return await reject(admitted.denied);
    const { evidence } = admitted;
    const save = () =>
      validated.save({ now, visitor: protection?.visitor ?? "", sender: protection?.sender ?? "", evidence });
    const result = await (protection ? publicSaves.run(save) : save());
    if (!result.ok) return await reject(result);
    // Staff have it, but a person may send it as any other.
    if (isHoneypotFilled && !result.id) return await askAgain();
    if (result.data !== undefined) return data<ErrorStateWith<Extra> | Data>(result.data);
    if (result.id) protection?.onSaved(result.id);
    const headers = new Headers(result.headers);
    headers.set("Cache-Control", "no-store");
    const { pathname, searchParams } = new URL(request.url);
    const preserved = preserve && searchParams.get(preserve);
    const query = new URLSearchParams({
      [SENT_PARAMETER]: form.name,
      ...(protection && { [SENT_MARK_PARAMETER]: protection.sentMark(handler.dangerIn?.(sent)) }),
      ...(preserved && { [preserve]: preserved }),
      ...result.params,
    });
    const back = `${pathname}?${query}${form.anchor && `#${form.anchor}`}`;
    throw redirect(result.to ?? back, { status: 303, headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof TooManySubmissions) {
      const { message: failure, retryAfterSeconds } = error;
      return reject({ status: 429, failure, retryAfterSeconds });
    }
    if (error instanceof TooBusy)
      return reject({ status: 503, failure: wordsOf(form).tooBusy, retryAfterSeconds: BUSY_SECONDS }, error);
    logger.error("form not saved", { form: form.name, error });
    return reject({ status: 503, failure: form.messages.failure }, error);
  }
}

/** A program that sends no form name to a public page gets the form it sent the most fields of. */
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
