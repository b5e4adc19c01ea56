import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Database } from "~/server/open-database.server";
import type { AccountEvent } from "./account-event";

/**
 * Queues a mail about an account, in the caller's transaction if there is one; the worker sends it.
 *
 * @param email as typed in the request for a new password: there may be no such account
 */
export async function enqueueAccountMail(
  db: Database,
  event: AccountEvent,
  email: string,
  now: Date,
): Promise<void> {
  await enqueueMail(db, { kind: "account", campaignId: null }, { recipient: email, reference: event }, now);
}
