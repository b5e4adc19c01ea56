import type { Database } from "~/database/open-database.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { AccountEvent } from "./account-mails.copy";

/** Outbox: queued in the caller's transaction, sent by the worker. @param email as typed, perhaps of no account */
export async function enqueueAccountMail(
  db: Database,
  event: AccountEvent,
  email: string,
  now: Date,
): Promise<void> {
  await enqueueMail(db, { kind: "account", campaignId: null }, { recipient: email, reference: event }, now);
}
