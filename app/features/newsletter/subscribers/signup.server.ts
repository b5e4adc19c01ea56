import { randomBytes, randomUUID } from "node:crypto";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import type { Database, DatabaseTransaction } from "~/server/open-database.server";
import { consumeRateLimit } from "~/server/rate-limit.server";
import { alreadySubscribed, newsletterForm } from "./signup.form";
import { findSubscriberByEmail, insertSubscriber, updateReturningSubscriber } from "./signup.queries.server";

export interface SignUp {
  email: string;
  name: string;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
}

export type SignUpResult = { kind: "new" | "returned"; id: string } | { kind: "known" };

const flag = (value: boolean) => (value ? 1 : 0);

function preferencesOf(values: SignUp, now: Date) {
  return {
    name: values.name,
    wants_news: flag(values.wantsNews),
    wants_team_updates: flag(values.wantsTeamUpdates),
    subscribed_at: now.toISOString(),
  } as const;
}

/** Resubscribes too. An active subscription stays as it is, so that no one can change another person's choices. */
export function signUp(db: Database, values: SignUp, now: Date): Promise<SignUpResult> {
  return db.transaction().execute(async (trx) => {
    const known = await findSubscriberByEmail(trx, values.email);
    if (known?.is_active) return { kind: "known" };
    if (known) {
      await updateReturningSubscriber(trx, known.id, preferencesOf(values, now));
      return { kind: "returned", id: known.id };
    }
    return { kind: "new", id: await addSubscriber(trx, values, now) };
  });
}

/** Does not resubscribe: boxes that were ticked by default are no change of mind. */
export async function signUpIfUnknown(trx: DatabaseTransaction, values: SignUp, now: Date): Promise<void> {
  if (!(await findSubscriberByEmail(trx, values.email))) await addSubscriber(trx, values, now);
}

async function addSubscriber(trx: DatabaseTransaction, values: SignUp, now: Date): Promise<string> {
  const id = randomUUID();
  await insertSubscriber(trx, {
    ...preferencesOf(values, now),
    id,
    email: values.email,
    is_active: 1,
    unsubscribe_token: randomBytes(24).toString("base64url"),
    unsubscribed_at: null,
  });
  return id;
}

/** Email addresses one visitor can try before the response stops revealing which are subscribed. */
const REVEALS = { limit: 30, windowSeconds: 60 * 60 };

export function newsletterHandler(db: Database): FormHandler {
  return createFormHandler(newsletterForm, async (values, { now, visitor }): Promise<SubmissionResult> => {
    const result = await signUp(db, values, now);
    if (result.kind !== "known") return { ok: true, id: result.id };
    const reveal = await consumeRateLimit(db, { ...REVEALS, key: `newsletter:known:${visitor}` }, now);
    return reveal.ok ? { ok: false, errors: { email: alreadySubscribed } } : { ok: true, id: null };
  });
}
