import { type AccountAction, recordAccount } from "~/features/account/record-account.server";
import type { Actor } from "~/features/audit/record-audit.queries.server";
import { browserName } from "~/lib/browser-name";
import type { Database } from "~/server/open-database.server";
import { takeFromLimit } from "~/server/rate-limit.server";
import type { Services } from "~/server/services.server";
import { findUserByEmail } from "./admins.queries.server";
import { startSession } from "./session.server";

/** What of a sign-in was proved beside the password. */
export type SecondProof = "code" | "recovery code";

/**
 * Begins the session of somebody who has proved who they are, and writes that down with it.
 *
 * @param services with the transaction the session is to be made in as `db`
 * @returns the Set-Cookie header
 */
export async function beginSession(
  request: Request,
  services: Services,
  user: Actor,
  now: Date,
  secondFactor?: SecondProof,
): Promise<string> {
  const browser = browserName(request.headers.get("User-Agent"));
  await recordAccount(services.db, user, "signed in", now, {
    facts: { browser, ...(secondFactor && { secondFactor }) },
  });
  return await startSession(request, services, { userId: user.userId, now });
}

type RefusalReason = "wrong password" | "no admin role" | "wrong code";

/**
 * Writes down that somebody could not sign in to an account. For an address no account has, a counter is written
 * instead: the log would fill with whatever is typed, but the answer must take as long.
 */
export async function recordRefusedSignIn(
  db: Database,
  email: string,
  reason: RefusalReason,
  now: Date,
): Promise<void> {
  const action: AccountAction = "sign-in refused";
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (user)
      await recordAccount(trx, { userId: user.id, email: user.email }, action, now, { facts: { reason } });
    else
      await takeFromLimit(
        trx,
        { key: "login:unknown", limit: Number.POSITIVE_INFINITY, windowSeconds: 3600 },
        now,
      );
  });
}
