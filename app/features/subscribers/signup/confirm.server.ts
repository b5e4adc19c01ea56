import { data } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { deleteUndeliverable } from "~/features/bounces/bounces.queries.server";
import {
  addSubscriber,
  enqueueWelcome,
  findSignup,
  findSubscriberByEmail,
  oldestSignup,
  preferenceColumns,
  type SignUp,
  updateConfirmed,
  updateSubscriber,
} from "~/features/subscribers/list/subscribe.server";
import { checkName, cleanName } from "~/features/subscribers/list/subscriber-name.server";
import { allowMail } from "~/kits/erasure/erased-addresses.server";
import { formMeta } from "~/kits/forms/form-result";
import { formErrorResponse } from "~/kits/forms/handle-forms.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import type { Language } from "~/lib/contexts";
import { logger } from "~/lib/logger.server";
import type { Secrets } from "~/lib/secrets.server";
import { confirmForms } from "./personal-link.form";
import { maskAddress } from "./personal-link.server";

type Chosen = Omit<SignUp, "email" | "language">;

/** The sign-up a link is for; undefined where it is unknown, has expired, or its subscriber has left since. */
export async function findSignupByToken(db: Database, token: string | null, now: Date) {
  const row = token ? await findSignup(db, { token }, oldestSignup(now)) : undefined;
  if (!row) return undefined;
  const known = await findSubscriberByEmail(db, row.email);
  const subscriber = known?.is_active ? known : undefined;
  const isConfirmed = row.confirmed_at !== null;
  if (isConfirmed && !subscriber) return undefined;
  return {
    maskedAddress: maskAddress(row.email),
    // Null where none was given, and for a subscriber, whose name a sign-up does not touch.
    name: subscriber || row.name === "" ? null : row.name,
    // The lists that the sign-up asks for, and those that a subscriber already gets.
    wantsNews: (row.wants_news || subscriber?.wants_news) === 1,
    wantsTeamUpdates: (row.wants_team_updates || subscriber?.wants_team_updates) === 1,
    isConfirmed,
  };
}

/**
 * Subscribes with what the confirming person has chosen, who alone reads the mailbox. Repeating it changes nothing.
 * @returns false where `findSignupByToken` returns nothing
 */
export async function confirmSignup(
  { db, env }: { db: Database; env: Secrets },
  token: string | null,
  chosen: Chosen,
  now: Date,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const row = token ? await findSignup(trx, { token }, oldestSignup(now)) : undefined;
    if (row?.confirmed_at !== null) return (await findSignupByToken(trx, token, now)) !== undefined;
    await allowMail(trx, env, row.email, now);
    await subscribe(trx, row, chosen, now);
    await updateConfirmed(trx, row.id, now.toISOString());
    return true;
  });
}

async function subscribe(
  trx: Database,
  { id, email, language, consent_note }: Row<"newsletter_signups">,
  chosen: Chosen,
  now: Date,
): Promise<void> {
  const confirmed_at = now.toISOString();
  await deleteUndeliverable(trx, email);
  const known = await findSubscriberByEmail(trx, email);
  if (!known) {
    await addSubscriber(trx, { id, email, language, ...chosen }, now, confirmed_at, consent_note);
  } else if (known.is_active) {
    await updateSubscriber(trx, known.id, { ...preferenceColumns(chosen), language, confirmed_at });
  } else {
    const preferences = { name: chosen.name, ...preferenceColumns(chosen), language, consent_note };
    const again = { is_active: 1, subscribed_at: confirmed_at, unsubscribed_at: null } as const;
    await updateSubscriber(trx, known.id, { ...preferences, ...again, confirmed_at });
    await enqueueWelcome(trx, { id: known.id, email }, now);
  }
}

const NOT_FOUND = { status: 404 };

/** A post without the form's fields, as of a page from before it had any, asks again and confirms nothing. */
export async function saveConfirmation(
  { db, env }: { db: Database; env: Secrets },
  token: string | null,
  sent: SentFields,
  now: Date,
  language: Language,
) {
  const { withName, mailsOnly } = confirmForms[language];
  const signup = await findSignupByToken(db, token, now);
  if (!signup) return data(null, NOT_FOUND);
  if (signup.isConfirmed || sent.get(formMeta.form) !== withName.name) return data(null);
  const form = signup.name === null ? mailsOnly : withName;
  const validated = signup.name === null ? validateForm(mailsOnly, sent) : validateForm(withName, sent);
  const errors = { ...checkName(sent, language), ...(validated.ok ? {} : validated.errors) };
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
