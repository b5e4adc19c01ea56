import { data, redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import * as z from "zod";
import { ensureRoomForStaff } from "~/database/disk-space.server";
import type { Database } from "~/database/open-database.server";
import { TooBusy } from "~/http/limits/concurrency-limit.server";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { logger } from "~/lib/logger.server";
import type { Services } from "~/server/services.server";
import type { Credentials } from "../accounts/grant-admin.server";
import { adminPaths, pathAfterLogin } from "../admin-paths";
import { findPasswordHash, findUserByEmail, hasAdminRole } from "../admins.queries.server";
import { generatePassword, hashPassword, verifyPassword } from "../password/password.server";
import { recordAccount } from "../record-account.server";
import { hasSecondFactor } from "../second-factor/second-factor.queries.server";
import { createSession, recordFailedSignIn } from "../sessions/create-session.server";
import { endSession, readSession } from "../sessions/session.server";
import { BUSY_SECONDS, signInRateLimits, tooBusyMessage } from "../sessions/sign-in-rate-limits.server";
import { loginForm, loginMessages } from "./login.form";
import { startPendingTwoFactorSession } from "./login-code.server";

interface AuthenticatedUser {
  id: string;
  email: string;
}

/** Same error for an unknown e-mail address and a wrong password (no user enumeration). */
export class InvalidCredentials extends Error {
  override name = "InvalidCredentials";
}

/** Compared with when no user has the address, so that the answer takes as long as for a wrong password. */
const dummyHash = hashPassword(generatePassword());

const credentials = z.object({ email: z.string(), password: z.string() });

type Verify = typeof verifyPassword;

async function checkCredentials(
  db: Database,
  { email, password }: Credentials,
  verify: Verify,
): Promise<AuthenticatedUser> {
  const user = await findUserByEmail(db, email);
  const matches = await verify(user?.password_hash ?? (await dummyHash), password);
  if (!user || !matches) throw new InvalidCredentials();
  return { id: user.id, email: user.email };
}

/** Authorization is for the caller. @throws InvalidCredentials, after equal work for an unknown address */
export async function authenticate(
  db: Database,
  { email, password }: Credentials,
  verify: Verify = verifyPassword,
): Promise<AuthenticatedUser> {
  const authenticator = new Authenticator<AuthenticatedUser>().use(
    new FormStrategy(({ form }) => checkCredentials(db, credentials.parse(Object.fromEntries(form)), verify)),
    "form",
  );
  // The strategy reads a request's body without a limit: it is given what was read with one and checked.
  const body = new URLSearchParams({ email, password });
  return await authenticator.authenticate(
    "form",
    new Request("http://here.invalid", { method: "POST", body }),
  );
}

/**
 * @returns the form's errors with status 400, 403 (no admin role), 429 (rate limit), 500 or 503 (busy, Retry-After)
 * @throws a redirect with the session's cookie, or to the second factor; status 400 or 413 for an invalid body
 */
export function signIn(request: Request, services: Services, now: Date = new Date()) {
  const handler = createFormHandler(loginForm, (values) => attemptSignIn(request, services, values, now));
  return handleForms(request, [handler], { now });
}

function redirectWith(cookies: readonly string[], to: string): SubmissionResult {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return { ok: true, to, headers };
}

async function attemptSignIn(
  request: Request,
  services: Services,
  who: Credentials & { next: string; stay: boolean },
  now: Date,
): Promise<SubmissionResult> {
  const { db, env } = services;
  try {
    await ensureRoomForStaff({ path: env.DATABASE_PATH });
    const limits = await signInRateLimits(request, services, who.email, now);
    const result = await limits.consume();
    if (!result.ok) {
      const failure = loginMessages.failed(result.failure);
      return { ok: false, status: 429, failure, retryAfterSeconds: result.retryAfterSeconds };
    }
    const user = await tryAuthenticate(db, who);
    if (!user) {
      await recordFailedSignIn(services, who.email, "wrong password", now);
      return { ok: false, status: 400, failure: loginMessages.invalid };
    }
    await limits.reset();
    if (!(await hasAdminRole(db, user.id))) {
      logger.warn("User does not have admin privileges", { user: user.id });
      await recordFailedSignIn(services, who.email, "no admin role", now);
      return { ok: false, status: 403, failure: loginMessages.noRole };
    }
    const next = pathAfterLogin(who.next);
    if (await hasSecondFactor(db, user.id)) {
      const to = `${adminPaths.loginCode}?${new URLSearchParams({ next })}`;
      const passwordHash = (await findPasswordHash(db, user.id)) ?? "";
      return redirectWith(
        [await startPendingTwoFactorSession(env, { userId: user.id, passwordHash, isLong: who.stay }, now)],
        to,
      );
    }
    const actor = { userId: user.id, email: user.email };
    const cookies = await db
      .transaction()
      .execute((trx) => createSession(request, { ...services, db: trx }, actor, now, { isLong: who.stay }));
    return redirectWith(cookies, next);
  } catch (error) {
    if (error instanceof TooBusy) {
      const failure = loginMessages.failed(tooBusyMessage);
      return { ok: false, status: 503, failure, retryAfterSeconds: BUSY_SECONDS };
    }
    logger.error("login failed", { error });
    return { ok: false, status: 500, failure: loginMessages.unexpected };
  }
}

async function tryAuthenticate(db: Services["db"], who: Credentials): Promise<AuthenticatedUser | undefined> {
  try {
    return await authenticate(db, who);
  } catch (error) {
    if (error instanceof InvalidCredentials) return undefined;
    throw error;
  }
}

/** Signs out a user without the admin role (staff specification, section 4). @throws a redirect for signed-in staff */
export async function loadLogin(request: Request, services: Services) {
  const next = pathAfterLogin(new URL(request.url).searchParams.get("next"));
  const session = await readSession(request, services, new Date());
  if (!session) return data({ next, denied: false });
  if (session.role) throw redirect(next, { status: 303 });
  logger.warn("User does not have admin privileges", { user: session.user_id });
  return data(
    { next, denied: true },
    { status: 403, headers: await end(request, services, "no admin role") },
  );
}

export async function signOut(request: Request, services: Services): Promise<Response> {
  const headers = await end(request, services);
  return redirect(`${adminPaths.login}?sent=login`, { status: 303, headers });
}

/** Also writes the audit log. @returns headers that take the cookie away */
async function end(request: Request, services: Services, reason?: string): Promise<Record<string, string>> {
  await ensureRoomForStaff({ path: services.env.DATABASE_PATH });
  return await services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx };
    const now = new Date();
    const session = await readSession(request, inside, now);
    if (session) {
      const user = { userId: session.user_id, email: session.email };
      await recordAccount(trx, user, "signed out", now, reason ? { facts: { reason } } : {});
    }
    return await endSession(request, inside);
  });
}
