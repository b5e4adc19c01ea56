import { data } from "@remix-run/node";
import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { deleteUndeliverable } from "~/features/bounces/bounces.queries.server";
import {
  addSubscriber,
  countWaitingSignups,
  enqueueWelcome,
  findSignup,
  findSubscriberByEmail,
  newToken,
  preferenceColumns,
  renewSignup,
  type SignUp,
  saveSignup,
  updateConfirmed,
  updateSubscriber,
} from "~/features/subscribers/list/subscribe.server";
import { cleanName, rejectLinkInName } from "~/features/subscribers/list/subscriber-name";
import { allowMail } from "~/kits/erasure/erased-addresses.server";
import { formErrorResponse } from "~/kits/forms/form-error-response.server";
import { formMeta } from "~/kits/forms/form-result";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import { countMailsOfDay } from "~/kits/outbox/recipients.queries.server";
import type { Secrets } from "~/lib/keyed-hash.server";
import { logger } from "~/lib/logger.server";
import { addDays, dayOf, startOfDay } from "~/lib/time/dates";
import { confirmForm, confirmMailsForm } from "./personal-link.form";
import { maskAddress } from "./personal-link.server";

export function oldestSignup(now: Date): string {
  return retentionCutoff("signups", now);
}

export async function isWaiting(db: Database, email: string, now: Date): Promise<boolean> {
  return (await findSignup(db, { email }, oldestSignup(now)))?.confirmed_at === null;
}

/**
 * At most one mail to an address per UTC day. Where the address waits already, name and wishes stay those of the first
 * post: the next one may be a stranger's. @param id of the subscriber, or for a new one @returns the id; null when the
 * address waits already @param consentNote where staff add them
 */
export async function requestConfirmation(
  trx: Database,
  values: SignUp,
  id: string,
  now: Date,
  consentNote: string | null = null,
): Promise<string | null> {
  const { email, name } = values;
  const isFirst = !(await isWaiting(trx, email, now));
  if (isFirst)
    await saveSignup(trx, {
      id,
      email,
      name,
      ...preferenceColumns(values),
      token: newToken(),
      created_at: now.toISOString(),
      consent_note: consentNote,
    });
  else await renewSignup(trx, email, now.toISOString());
  const today = dayOf(now);
  const day = { start: startOfDay(today), end: startOfDay(addDays(today, 1)) };
  if ((await countMailsOfDay(trx, "confirmation", email, day)) === 0)
    await enqueueMail(
      trx,
      { kind: "confirmation", campaignId: null },
      { recipient: email, reference: null },
      now,
    );
  return isFirst ? id : null;
}

type Chosen = Omit<SignUp, "email">;

interface WaitingSignup {
  maskedAddress: string;
  /** It is null where none was given, and for a subscriber, whose name a sign-up does not touch. */
  name: string | null;
  /** These are the lists that the sign-up asks for, and those that a subscriber already gets. */
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
  isConfirmed: boolean;
}

/** The sign-up a link is for; undefined where it is unknown, has expired, or its subscriber has left since. */
export async function findSignupByToken(
  db: Database,
  token: string | null,
  now: Date,
): Promise<WaitingSignup | undefined> {
  const row = token ? await findSignup(db, { token }, oldestSignup(now)) : undefined;
  if (!row) return undefined;
  const known = await findSubscriberByEmail(db, row.email);
  const subscriber = known?.is_active ? known : undefined;
  const isConfirmed = row.confirmed_at !== null;
  if (isConfirmed && !subscriber) return undefined;
  return {
    maskedAddress: maskAddress(row.email),
    name: subscriber || row.name === "" ? null : row.name,
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
  { id, email, consent_note }: Row<"newsletter_signups">,
  chosen: Chosen,
  now: Date,
): Promise<void> {
  const confirmed_at = now.toISOString();
  await deleteUndeliverable(trx, email);
  const known = await findSubscriberByEmail(trx, email);
  if (!known) {
    await addSubscriber(trx, { id, email, ...chosen }, now, confirmed_at, consent_note);
  } else if (known.is_active) {
    await updateSubscriber(trx, known.id, { ...preferenceColumns(chosen), confirmed_at });
  } else {
    const preferences = { name: chosen.name, ...preferenceColumns(chosen), consent_note };
    const again = { is_active: 1, subscribed_at: confirmed_at, unsubscribed_at: null } as const;
    await updateSubscriber(trx, known.id, { ...preferences, ...again, confirmed_at });
    await enqueueWelcome(trx, { id: known.id, email }, now);
  }
}

export function countWaiting(db: Database, now: Date): Promise<number> {
  return countWaitingSignups(db, oldestSignup(now));
}

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
