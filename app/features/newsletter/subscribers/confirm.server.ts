import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteUndeliverable } from "~/features/bounces/bounces.queries.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import { countMailsOfDay } from "~/kits/outbox/recipients.queries.server";
import { addDays, dayOf, startOfDay } from "~/lib/dates";
import { allowMail } from "~/server/erased-addresses.server";
import type { Secrets } from "~/server/keyed-hash.server";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";
import { maskAddress } from "./mask-address";
import {
  countWaitingSignups,
  findSignup,
  findSubscriberByEmail,
  saveSignup,
  updateConfirmed,
  updateSubscriber,
} from "./signup.queries.server";
import { addSubscriber, enqueueWelcome, newToken, preferenceColumns, type SignUp } from "./subscribe.server";

export function oldestSignup(now: Date): string {
  return retentionCutoff("signups", now);
}

export async function isWaiting(db: Database, email: string, now: Date): Promise<boolean> {
  return (await findSignup(db, { email }, oldestSignup(now)))?.confirmed_at === null;
}

/**
 * At most one mail to an address per UTC day. @param id of the subscriber, or for a new one @returns the id; null when
 * the address waits already @param consentNote where staff add them
 */
export async function requestConfirmation(
  trx: Database,
  values: SignUp,
  id: string,
  now: Date,
  consentNote: string | null = null,
): Promise<string | null> {
  const { email, name } = values;
  const waiting = await findSignup(trx, { email }, oldestSignup(now));
  const waitingId = waiting?.confirmed_at === null ? waiting.id : undefined;
  await saveSignup(trx, {
    id: waitingId ?? id,
    email,
    name,
    ...preferenceColumns(values),
    token: newToken(),
    created_at: now.toISOString(),
    consent_note: consentNote,
  });
  const today = dayOf(now);
  const day = { start: startOfDay(today), end: startOfDay(addDays(today, 1)) };
  if ((await countMailsOfDay(trx, "confirmation", email, day)) === 0)
    await enqueueMail(
      trx,
      { kind: "confirmation", campaignId: null },
      { recipient: email, reference: null },
      now,
    );
  return waitingId === undefined ? id : null;
}

export interface WaitingSignup {
  maskedAddress: string;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
  isConfirmed: boolean;
}

function stateOf(row: Row<"newsletter_signups">, isConfirmed: boolean): WaitingSignup {
  return {
    maskedAddress: maskAddress(row.email),
    wantsNews: row.wants_news === 1,
    wantsTeamUpdates: row.wants_team_updates === 1,
    isConfirmed,
  };
}

/** The sign-up a link is for; undefined where it is unknown, has expired, or its subscriber has left since. */
export async function findSignupByToken(
  db: Database,
  token: string | null,
  now: Date,
): Promise<WaitingSignup | undefined> {
  const row = token ? await findSignup(db, { token }, oldestSignup(now)) : undefined;
  if (!row || row.confirmed_at === null) return row && stateOf(row, false);
  const subscriber = await findSubscriberByEmail(db, row.email);
  return subscriber?.is_active ? stateOf(row, true) : undefined;
}

/** Repeating it changes nothing. @returns undefined as `findSignupByToken` does */
export async function confirmSignup(
  { db, env }: { db: Database; env: Secrets },
  token: string | null,
  now: Date,
): Promise<WaitingSignup | undefined> {
  return await db.transaction().execute(async (trx) => {
    const row = token ? await findSignup(trx, { token }, oldestSignup(now)) : undefined;
    if (row?.confirmed_at !== null) return await findSignupByToken(trx, token, now);
    await allowMail(trx, env, row.email, now);
    await subscribe(trx, row, now);
    await updateConfirmed(trx, row.id, now.toISOString());
    return stateOf(row, true);
  });
}

async function subscribe(trx: Database, row: Row<"newsletter_signups">, now: Date): Promise<void> {
  const { id, email, name, wants_news, wants_team_updates, consent_note } = row;
  const confirmed_at = now.toISOString();
  await deleteUndeliverable(trx, email);
  const known = await findSubscriberByEmail(trx, email);
  if (!known) {
    const wishes = { wantsNews: wants_news === 1, wantsTeamUpdates: wants_team_updates === 1 };
    await addSubscriber(trx, { id, email, name, ...wishes }, now, confirmed_at, consent_note);
  } else if (known.is_active) {
    await updateSubscriber(trx, known.id, {
      wants_news: wants_news || known.wants_news,
      wants_team_updates: wants_team_updates || known.wants_team_updates,
      confirmed_at,
    });
  } else {
    const preferences = { name, wants_news, wants_team_updates, consent_note };
    const again = { is_active: 1, subscribed_at: confirmed_at, unsubscribed_at: null } as const;
    await updateSubscriber(trx, known.id, { ...preferences, ...again, confirmed_at });
    await enqueueWelcome(trx, { id: known.id, email }, now);
  }
}

export function countWaiting(db: Database, now: Date): Promise<number> {
  return countWaitingSignups(db, oldestSignup(now));
}
