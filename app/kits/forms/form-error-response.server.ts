import { data } from "@remix-run/node";
import { crisisCardFor } from "~/content/crisis-card";
import { crisisWords } from "~/content/es/crisis-card";
import type { DangerFamily } from "~/lib/danger-family";
import type { FormDefinition } from "./define-form";
import type { InvalidSubmission } from "./form-handler.server";
import type { FormErrorState, OneTimeFields } from "./form-result";
import type { SentFields } from "./parse-form-body.server";
import { submittedValues } from "./validate-form.server";

export type ErrorStateWith<Extra extends object> = FormErrorState & { extra?: Extra };

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
