import { data } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { cleanName } from "~/features/subscribers/list/subscriber-name";
import { formErrorResponse } from "~/kits/forms/form-error-response.server";
import { formMeta } from "~/kits/forms/form-result";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import type { Secrets } from "~/lib/keyed-hash.server";
import { logger } from "~/lib/logger.server";
import { confirmSignup, findSignupByToken } from "./confirm.server";
import { confirmForm, confirmMailsForm } from "./personal-link.form";
import { rejectLinkInName } from "./signup.server";

const NOT_FOUND = { status: 404 };

/** A post without the form's fields, as of a page from before it had any, asks again and confirms nothing. */
export async function saveConfirmation(
  { db, env }: { db: Database; env: Secrets },
  token: string | null,
  sent: SentFields,
  now: Date,
) {
  const signup = await findSignupByToken(db, token, now);
  if (!signup) return data(null, NOT_FOUND);
  if (signup.isConfirmed || sent.get(formMeta.form) !== confirmForm.name) return data(null);
  const form = signup.name === null ? confirmMailsForm : confirmForm;
  const validated =
    signup.name === null ? validateForm(confirmMailsForm, sent) : validateForm(confirmForm, sent);
  const errors = { ...rejectLinkInName(sent), ...(validated.ok ? {} : validated.errors) };
  if (!validated.ok || Object.keys(errors).length > 0) return formErrorResponse(form, sent, { errors });
  const { name = "", ...wishes }: { name?: string; wantsNews: boolean; wantsTeamUpdates: boolean } =
    validated.values;
  try {
    const isKnown = await confirmSignup({ db, env }, token, { ...wishes, name: cleanName(name) }, now);
    return isKnown ? data(null) : data(null, NOT_FOUND);
  } catch (error) {
    logger.error("sign-up not confirmed", { error });
    return formErrorResponse(form, sent, { status: 503, failure: form.messages.failure });
  }
}
