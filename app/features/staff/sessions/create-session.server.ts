import { consumeRateLimit, countHit } from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { browserName } from "~/kits/form-events/browser-name";
import { keyedHash } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import { findUserByEmail, updateWarned } from "../admins.queries.server";
import { type AccountAction, enqueueAccountMail, recordAccount } from "../record-account.server";
import { LONG_SESSION_SECONDS, startSession } from "./session.server";
import { rememberDevice } from "./signed-cookie.server";

export type SecondProof = "code" | "recovery code";

const LONG_DAYS = LONG_SESSION_SECONDS / (24 * 60 * 60);

/** Also writes the audit log and marks the browser as known. @param services `db` is the transaction */
export async function createSession(
  request: Request,
  services: Services,
  user: Actor,
  now: Date,
  { isLong = false, secondFactor }: { isLong?: boolean; secondFactor?: SecondProof } = {},
): Promise<string[]> {
  const browser = browserName(request.headers.get("User-Agent"));
  await recordAccount(services.db, user, "signed in", now, {
    facts: { browser, ...(secondFactor && { secondFactor }), ...(isLong && { days: LONG_DAYS }) },
  });
  return [
    await startSession(request, services, { userId: user.userId, isLong, now }),
    await rememberDevice(request, services.env, user.email),
  ];
}

const WARN_AGAIN_MS = 24 * 60 * 60 * 1000;

type SignInFailure = "wrong password" | "no admin role" | "wrong code";

/** Audit log entry; for an unknown address a counter, bounded in size and equally slow. Warns the owner by mail. */
export async function recordFailedSignIn(
  { db, env }: Services,
  email: string,
  reason: SignInFailure,
  now: Date,
): Promise<void> {
  const action: AccountAction = "sign-in refused";
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (user)
      await recordAccount(trx, { userId: user.id, email: user.email }, action, now, { facts: { reason } });
    else await countHit(trx, "login:unknown", now);
    if (reason !== "wrong password") return;
    const key = `login:refused:${keyedHash(env.SESSION_SECRET, "email", email.toLowerCase())}`;
    if ((await consumeRateLimit(trx, { ...rateLimitRules.wrongPasswords, key }, now)).ok || !user) return;
    const unlessAfter = new Date(now.getTime() - WARN_AGAIN_MS).toISOString();
    if (await updateWarned(trx, user.id, now.toISOString(), unlessAfter))
      await enqueueAccountMail(trx, "sign-ins refused", user.email, now);
  });
}
