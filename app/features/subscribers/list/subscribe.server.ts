import { randomBytes } from "node:crypto";
import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "~/database/open-database.server";
import type { UpdateRow } from "~/database/schema/schema.server";
import { hasNotComplained, isDeliverable } from "~/features/bounces/bounces.queries.server";
import { countMailsOfDay, enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Language } from "~/lib/contexts";
import { localTimestampsOf } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";

export function findSubscriberByEmail(db: Database, email: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "is_active", "wants_news", "wants_team_updates"])
    .where("email", "=", email)
    .executeTakeFirst();
}

type SubscriberChange = UpdateRow<"newsletter_subscribers"> & { confirmed_at: string };

export async function updateSubscriber(db: Database, id: string, change: SubscriberChange): Promise<void> {
  await db.updateTable("newsletter_subscribers").set(change).where("id", "=", id).execute();
}

/** @param since ISO timestamp of the oldest that has not expired */
export function findSignup(db: Database, by: { token: string } | { email: string }, since: string) {
  const query = db.selectFrom("newsletter_signups").selectAll().where("created_at", ">=", since);
  const found = "token" in by ? query.where("token", "=", by.token) : query.where("email", "=", by.email);
  return found.executeTakeFirst();
}

/** The `reference` of a mail that staff have sent again. */
export const REMINDER = "reminder";

/** Undefined where its owner has complained of mail, too; a reminder goes only where mail arrives. */
export function findSignupToMail(
  db: Database,
  { recipient, reference }: { recipient: string; reference: string | null },
  since: string,
) {
  const mayMail = reference === REMINDER ? isDeliverable : hasNotComplained;
  return db
    .selectFrom("newsletter_signups")
    .select(["token", "language"])
    .where("email", "=", recipient)
    .where("confirmed_at", "is", null)
    .where("created_at", ">=", since)
    .where(mayMail("newsletter_signups.email"))
    .executeTakeFirst();
}

/** The name is the subscriber's now. */
export async function updateConfirmed(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable("newsletter_signups")
    .set({ confirmed_at: now, name: "" })
    .where("id", "=", id)
    .execute();
}

export async function deleteSignupsBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom("newsletter_signups").where("created_at", "<", before).execute();
}

export interface SignUp {
  email: string;
  name: string;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
  /** The language of the pages and mails around the list. */
  language?: Language;
}

export function preferenceColumns({
  wantsNews,
  wantsTeamUpdates,
}: Pick<SignUp, "wantsNews" | "wantsTeamUpdates">) {
  return { wants_news: wantsNews ? 1 : 0, wants_team_updates: wantsTeamUpdates ? 1 : 0 } as const;
}

/** Of links in mails. */
const newToken = () => randomBytes(24).toString("base64url");

/** What an export of the site's own brings back. */
export interface Membership {
  id?: string | undefined;
  subscribedAt?: string | undefined;
  confirmedAt?: string | undefined;
}

/** @param confirmedAt null where the address was only typed @param consentNote where staff add them */
export async function addSubscriber(
  trx: Database,
  values: SignUp & Membership & { id: string },
  now: Date,
  confirmedAt: string | null,
  consentNote: string | null = null,
): Promise<void> {
  const { id, email, name, language = "en" } = values;
  const row = {
    id,
    email,
    name,
    language,
    ...preferenceColumns(values),
    is_active: 1,
    unsubscribe_token: newToken(),
    subscribed_at: values.subscribedAt ?? now.toISOString(),
    unsubscribed_at: null,
    confirmed_at: confirmedAt,
    consent_note: consentNote,
  } as const;
  await trx.insertInto("newsletter_subscribers").values(row).execute();
  await enqueueWelcome(trx, values, now);
}

/** Who left another list: they get no mail, and are known as somebody who left. */
export async function addUnsubscribed(
  trx: Database,
  values: SignUp &
    Membership & { id: string; isActive: boolean; unsubscribedAt: string | null; note: string },
  now: Date,
): Promise<void> {
  const { id, email, name, language = "en", unsubscribedAt } = values;
  const row = {
    id,
    email,
    name,
    language,
    ...preferenceColumns(values),
    is_active: values.isActive ? 1 : 0,
    unsubscribe_token: newToken(),
    subscribed_at: values.subscribedAt ?? unsubscribedAt ?? now.toISOString(),
    unsubscribed_at: unsubscribedAt,
    confirmed_at: values.confirmedAt ?? null,
    consent_note: values.note,
  } as const;
  await trx.insertInto("newsletter_subscribers").values(row).execute();
}

export async function enqueueWelcome(
  trx: Database,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await enqueueMail(trx, { kind: "welcome", campaignId: null }, { recipient: email, reference: id }, now);
}

export function oldestSignup(now: Date): string {
  return retentionCutoff("signups", now);
}

export async function isWaiting(db: Database, email: string, now: Date): Promise<boolean> {
  return (await findSignup(db, { email }, oldestSignup(now)))?.confirmed_at === null;
}

/**
 * Sends at most one mail to an address per day, and one more after each confirmation: who signs up again, having left or been
 * deleted, is told to look for it. Where the address waits already, name and wishes stay those of the first post: the
 * next one may be a stranger's. @param id of the subscriber, or for a new one @returns the id; null when the address
 * waits already @param consentNote where staff add them
 */
export async function requestConfirmation(
  trx: Database,
  values: SignUp,
  id: string,
  now: Date,
  consentNote: string | null = null,
): Promise<string | null> {
  const { email, name, language = "en" } = values;
  const earlier = await findSignup(trx, { email }, oldestSignup(now));
  const isFirst = earlier?.confirmed_at !== null;
  const wasConfirmed = isFirst && earlier !== undefined;
  const created_at = now.toISOString();
  if (isFirst) {
    // An address has one sign-up, and its link stays the same: this replaces one that was confirmed or has expired.
    const change = {
      ...{ id, name, language, created_at, consent_note: consentNote },
      ...preferenceColumns(values),
    };
    await trx
      .insertInto("newsletter_signups")
      .values({ ...change, email, token: newToken() })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({ ...change, confirmed_at: null, reminded_at: null }),
      )
      .execute();
  } else await trx.updateTable("newsletter_signups").set({ created_at }).where("email", "=", email).execute();
  const today = localDay(now);
  const day = localTimestampsOf({ from: today, to: today });
  if (wasConfirmed || (await countMailsOfDay(trx, "confirmation", email, day)) === 0)
    await enqueueMail(
      trx,
      { kind: "confirmation", campaignId: null },
      { recipient: email, reference: null },
      now,
    );
  return isFirst ? id : null;
}

export async function countWaiting(db: Database, now: Date): Promise<number> {
  const row = await db
    .selectFrom("newsletter_signups")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("confirmed_at", "is", null)
    .where("created_at", ">=", oldestSignup(now))
    .executeTakeFirstOrThrow();
  return row.count;
}
