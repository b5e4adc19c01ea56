import type { Database } from "~/database/open-database.server";
import { type Actor, type operator, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { AccountEvent } from "./account-mails.copy";

export type AccountAction =
  | "account made"
  | "access removed"
  | "role changed"
  | "account suspended"
  | "account reactivated"
  | "invited"
  | "invitation sent again"
  | "invitation revoked"
  | "signed in"
  | "sign-in refused"
  | "signed out"
  | "sessions ended"
  | "password refused"
  | "password changed"
  | "password reset requested"
  | "password reset"
  | "code refused"
  | "second factor on"
  | "second factor off"
  | "recovery codes replaced";

interface AccountDetails {
  facts?: Record<string, unknown>;
  before?: Record<string, unknown>;
  by?: Actor | typeof operator;
}

/**
 * Writes the audit log; the actor is the account itself where it was not proved who it was, as with a wrong password.
 * @param trx the transaction of the change @param facts never a password, a code or a token
 */
export async function recordAccount(
  trx: Database,
  account: Actor,
  action: AccountAction,
  now: Date,
  { facts, before, by = account }: AccountDetails = {},
): Promise<void> {
  const entry = {
    action,
    kind: "account",
    recordId: account.userId,
    ...(before && { before }),
    ...(facts && { after: facts }),
  } as const;
  await recordAudit(trx, by, entry, now);
}

/** Outbox: queued in the caller's transaction, sent by the worker. @param email as typed, perhaps of no account */
export async function enqueueAccountMail(
  db: Database,
  event: AccountEvent,
  email: string,
  now: Date,
): Promise<void> {
  await enqueueMail(db, { kind: "account", campaignId: null }, { recipient: email, reference: event }, now);
}
