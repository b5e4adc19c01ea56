import type { Database } from "~/database/open-database.server";
import { oldestSignup } from "~/features/subscribers/list/subscribe.server";
import { erasedAmong } from "~/kits/erasure/erased-addresses.server";
import type { Secrets } from "~/lib/secrets.server";
import { listComplained, listSubscribed, listWaiting } from "./edit-subscriber.server";

export interface ManageServices {
  db: Database;
  env: Secrets;
}

/** What is known about an address that staff want to add. */
export type Standing =
  | { kind: "new" }
  | { kind: "known"; id: string }
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
    if (row?.is_active) return { kind: "known", id: row.id };
    if (complained.has(key)) return { kind: "complaint" };
    if (erased.has(email)) return { kind: "erased" };
    if (waiting.has(key)) return { kind: "waiting" };
    return row ? { kind: "left", id: row.id, at: row.unsubscribed_at } : { kind: "new" };
  };
}
