import { randomUUID } from "node:crypto";
import { newsletterWords } from "~/content/es/newsletter";
import type { Database } from "~/database/open-database.server";
import {
  addSubscriber,
  findSubscriberByEmail,
  isWaiting,
  requestConfirmation,
  type SignUp,
} from "~/features/subscribers/list/subscribe.server";
import { acceptableName, checkName, cleanName } from "~/features/subscribers/list/subscriber-name.server";
import { consumeRateLimit } from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import { isErased } from "~/kits/erasure/erased-addresses.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import type { Language } from "~/lib/contexts";
import type { Environment } from "~/server/read-environment.server";
import { newsletterForms } from "./signup.form";

export interface SignUpContext {
  now: Date;
  /** Whether a new address has to be confirmed; a return and a further wish always have to be. */
  confirm: boolean | ((trx: Database, email: string) => Promise<boolean>);
}

/** `id` is null where the address is signed up already. */
export type SignUpResult = { kind: "accepted"; id: string | null } | { kind: "known" };

/** Changes no subscriber: for that, the mailbox has to confirm. */
export function signUp(db: Database, values: SignUp, context: SignUpContext): Promise<SignUpResult> {
  return db.transaction().execute(async (trx): Promise<SignUpResult> => {
    const known = await findSubscriberByEmail(trx, values.email);
    if (!known) return { kind: "accepted", id: await add(trx, values, context) };
    const wantsMore =
      (values.wantsNews && !known.wants_news) || (values.wantsTeamUpdates && !known.wants_team_updates);
    if (known.is_active && !wantsMore) return { kind: "known" };
    const id = await requestConfirmation(trx, values, known.id, context.now);
    return { kind: "accepted", id: known.is_active ? null : id };
  });
}

/** Ignores an address that signed up before: boxes that were ticked by default are no change of mind. */
export async function signUpIfUnknown(trx: Database, values: SignUp, context: SignUpContext): Promise<void> {
  const { email, name } = values;
  if ((await findSubscriberByEmail(trx, email)) || (await isWaiting(trx, email, context.now))) return;
  await add(trx, { ...values, name: acceptableName(name) }, context);
}

async function add(trx: Database, values: SignUp, { now, confirm }: SignUpContext): Promise<string | null> {
  const id = randomUUID();
  const mustConfirm = typeof confirm === "boolean" ? confirm : await confirm(trx, values.email);
  if (mustConfirm) return await requestConfirmation(trx, values, id, now);
  await addSubscriber(trx, { ...values, id }, now, null);
  return id;
}

export interface SignUpServices {
  db: Database;
  env: Pick<Environment, "NEWSLETTER_CONFIRM" | "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">;
}

/** An address that was erased always has to be confirmed. */
export function confirmRule(env: SignUpServices["env"]): SignUpContext["confirm"] {
  return env.NEWSLETTER_CONFIRM === "on" || ((trx, email) => isErased(trx, env, email));
}

export function newsletterHandler({ db, env }: SignUpServices, language: Language = "en"): FormHandler {
  const confirm = confirmRule(env);
  const { alreadySubscribed } = newsletterWords[language].signup.form;
  return createFormHandler(
    newsletterForms[language],
    async (values, { now, visitor }): Promise<SubmissionResult> => {
      const wanted = { ...values, name: cleanName(values.name), language };
      const result = await signUp(db, wanted, { now, confirm });
      if (result.kind === "accepted") return { ok: true, id: result.id };
      const limit = { ...rateLimitRules.subscribedAnswers, key: `newsletter:known:${visitor}` };
      const reveal = await consumeRateLimit(db, limit, now);
      return reveal.ok ? { ok: false, errors: { email: alreadySubscribed } } : { ok: true, id: null };
    },
    { rule: (sent) => checkName(sent, language) },
  );
}
