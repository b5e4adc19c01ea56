import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import {
  addSubscriber,
  type Membership,
  oldestSignup,
  preferenceColumns,
  requestConfirmation,
  type SignUp,
} from "~/features/subscribers/list/subscribe.server";
import { checkName, cleanName } from "~/features/subscribers/list/subscriber-name.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { erasedAmong } from "~/kits/erasure/erased-addresses.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { Secrets } from "~/lib/secrets.server";
import { formatLocalDay } from "~/lib/time/dates";
import { addPage, addSubscriberForm } from "./manage-subscribers.forms";
import { subscriberPath } from "./subscribers.admin";

/** Each column that is compared has `collate nocase`. */
const among = (emails: readonly string[]) =>
  sql<string>`(select value from json_each(${JSON.stringify(emails)}))`;

/** By address in lower case. */
async function listSubscribed(db: Database, emails: readonly string[]) {
  const rows = await db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "is_active", "unsubscribed_at", "subscribed_at", "confirmed_at"])
    .where("email", "in", among(emails))
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

/** In lower case: owners that reported a mail as unwanted. */
async function listComplained(db: Database, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("undeliverable_addresses")
    .select("email")
    .where("email", "in", among(emails))
    .where("reason", "=", "complaint")
    .execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

/** In lower case. @param since ISO timestamp of the oldest that has not expired */
async function listWaiting(db: Database, emails: readonly string[], since: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("newsletter_signups")
    .select("email")
    .where("email", "in", among(emails))
    .where("confirmed_at", "is", null)
    .where("created_at", ">=", since)
    .execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

export interface ManageServices {
  db: Database;
  env: Secrets;
}

/** What is known about an address that staff want to add. */
type Standing =
  | { kind: "new" }
  /** `since` they asked for mail last. */
  | { kind: "known"; id: string; since: string }
  | { kind: "waiting" }
  | { kind: "left"; id: string; at: string | null }
  | { kind: "erased" }
  | { kind: "complaint" };

/** Of each address the first that holds, the most binding first. */
export async function standingsOf(
  { db, env }: ManageServices,
  emails: readonly string[],
  now: Date,
): Promise<(email: string) => Standing> {
  const subscribed = await listSubscribed(db, emails);
  const complained = await listComplained(db, emails);
  const erased = await erasedAmong(db, env, emails);
  const waiting = await listWaiting(db, emails, oldestSignup(now));
  return (email) => {
    const key = email.toLowerCase();
    const row = subscribed.get(key);
    if (row?.is_active) return { kind: "known", id: row.id, since: row.confirmed_at ?? row.subscribed_at };
    if (complained.has(key)) return { kind: "complaint" };
    if (erased.has(email)) return { kind: "erased" };
    if (waiting.has(key)) return { kind: "waiting" };
    return row ? { kind: "left", id: row.id, at: row.unsubscribed_at } : { kind: "new" };
  };
}

function problemOf(standing: Standing, mustConfirm: boolean): string | undefined {
  const { problems } = addPage;
  switch (standing.kind) {
    case "new":
      return undefined;
    case "left":
      return mustConfirm
        ? undefined
        : `This person left the list on ${standing.at ? formatLocalDay(standing.at) : ""}. Choose “Yes” below: only they can come back.`;
    case "erased":
      return mustConfirm
        ? undefined
        : "Everything about this address was erased at its owner's request. Choose “Yes” below: only they can come back.";
    default:
      return problems[standing.kind];
  }
}

interface Addition extends SignUp, Membership {
  consentNote: string;
  mustConfirm: boolean;
}

/** @returns the new subscriber's id; null where a mail asks them to confirm first */
export async function addOne(
  trx: Database,
  standing: Standing,
  { consentNote, mustConfirm, ...values }: Addition,
  now: Date,
): Promise<string | null> {
  const consent_note = consentNote;
  const id = standing.kind === "left" ? standing.id : (values.id ?? randomUUID());
  if (!mustConfirm) {
    await addSubscriber(trx, { ...values, id }, now, values.confirmedAt ?? null, consent_note);
    return id;
  }
  await requestConfirmation(trx, values, id, now, consent_note);
  return null;
}

async function add(
  { db, env }: ManageServices,
  who: Actor,
  { way, name, consentNote, ...values }: ValuesOf<typeof addSubscriberForm>,
  now: Date,
): Promise<SubmissionResult> {
  const mustConfirm = way === "ask";
  return await db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    const standing = (await standingsOf({ db: trx, env }, [values.email], now))(values.email);
    const problem = problemOf(standing, mustConfirm);
    if (problem !== undefined) return { ok: false, errors: { email: problem } };
    const addition = { ...values, name: cleanName(name), consentNote, mustConfirm };
    const id = await addOne(trx, standing, addition, now);
    const after = { ...preferenceColumns(values), asked_to_confirm: mustConfirm };
    await recordAudit(trx, who, { action: "added", kind: "newsletter", recordId: id, after }, now);
    return id === null
      ? { ok: true }
      : { ok: true, to: `${subscriberPath(id)}?${SENT_PARAMETER}=${addSubscriberForm.name}` };
  });
}

export function addSubscriberHandler(services: ManageServices, who: Actor): FormHandler {
  return createFormHandler(addSubscriberForm, (values, { now }) => add(services, who, values, now), {
    rule: checkName,
  });
}
