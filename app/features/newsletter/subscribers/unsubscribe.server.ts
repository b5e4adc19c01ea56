import type { Database } from "~/server/open-database.server";
import { maskAddress } from "./mask-address";
import { findSubscriberByToken, updateUnsubscribed } from "./unsubscribe.queries.server";

export interface Subscription {
  /** Enough of the address to recognise one's own, and no more: links are forwarded. */
  maskedAddress: string;
  isActive: boolean;
}

/** The subscription an unsubscribe link is for. Changes nothing: mail programs open links by themselves. */
export async function findSubscription(
  db: Database,
  token: string | null,
): Promise<Subscription | undefined> {
  const subscriber = token ? await findSubscriberByToken(db, token) : undefined;
  return subscriber && { maskedAddress: maskAddress(subscriber.email), isActive: subscriber.is_active === 1 };
}

/** Unsubscribes from all mails; repeating it changes nothing. @returns nothing where the token is unknown */
export async function unsubscribe(
  db: Database,
  token: string | null,
  now: Date,
): Promise<Subscription | undefined> {
  if (token) await updateUnsubscribed(db, token, now.toISOString());
  return findSubscription(db, token);
}
