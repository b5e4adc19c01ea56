import { redirect } from "@remix-run/node";
import * as z from "zod";
import { ensureRoomForStaff } from "~/database/disk-space.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { isKeyedHash, keyedHash } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import { adminPaths, pathAfterLogin } from "../admin-paths";
import { findStaffById } from "../admins.queries.server";
import { recordAccount } from "../record-account.server";
import { codeRateLimits, consumeTotpCode, isSecretUnreadable } from "../second-factor/codes.server";
import { uncheckableCodeMessage, wrongCodeMessage } from "../second-factor/second-factor.form";
import { createSession } from "../sessions/create-session.server";
import { type CookieSettings, signedCookie } from "../sessions/signed-cookie.server";
import { type loginCodeForm, loginMessages } from "./login.form";

/** How long after the password the code may be given. */
const PENDING_SECONDS = 10 * 60;

/** Says that the password was right and a code is still missing. No part of the site but the code's page reads it. */
export const pendingTwoFactorCookie = signedCookie({
  name: "staff-code",
  prefix: "__Host-",
  purpose: "half session",
  content: z.object({
    user: z.string(),
    password: z.string(),
    isLong: z.boolean(),
    at: z.number(),
  }),
  maxAge: PENDING_SECONDS,
  path: "/",
  sameSite: "lax",
});

/** Changes with the password, so that a new password invalidates pending sign-ins. */
const FINGERPRINT = "password mark";

/** @returns the Set-Cookie header */
export async function startPendingTwoFactorSession(
  env: CookieSettings,
  { userId, passwordHash, isLong = false }: { userId: string; passwordHash: string; isLong?: boolean },
  now: Date,
): Promise<string> {
  const password = keyedHash(env.SESSION_SECRET, FINGERPRINT, passwordHash);
  return await pendingTwoFactorCookie.write(env, { user: userId, password, isLong, at: now.getTime() });
}

/** @returns the Set-Cookie header that takes the cookie away */
const endPendingTwoFactorSession = (env: CookieSettings): Promise<string> =>
  pendingTwoFactorCookie.clear(env);

interface PendingTwoFactorSession {
  userId: string;
  email: string;
  /** Whether the session may last for weeks. */
  isLong: boolean;
  passwordHash: string;
}

/** @returns the user pending 2FA; undefined if none, expired, or if the role or the password has changed since */
async function readPendingTwoFactorSession(
  request: Request,
  { db, env }: Services,
  now: Date,
): Promise<PendingTwoFactorSession | undefined> {
  const pending = await pendingTwoFactorCookie.read(request, env);
  if (!pending) return undefined;
  const { user, password, isLong, at } = pending;
  const age = now.getTime() - at;
  if (age < 0 || age >= PENDING_SECONDS * 1000) return undefined;
  const found = await findStaffById(db, user);
  if (!found || !isKeyedHash(env, FINGERPRINT, found.password_hash, password)) return undefined;
  return { userId: user, email: found.email, isLong, passwordHash: found.password_hash };
}

const nextOf = (request: Request) => pathAfterLogin(new URL(request.url).searchParams.get("next"));

/** @throws a redirect to login without a live pending sign-in */
export async function requirePendingTwoFactorSession(
  request: Request,
  services: Services,
  now: Date,
): Promise<PendingTwoFactorSession> {
  const who = await readPendingTwoFactorSession(request, services, now);
  if (who) return who;
  const login = `${adminPaths.login}?${new URLSearchParams({ next: nextOf(request) })}`;
  throw redirect(login, { status: 303, headers: { "Cache-Control": "no-store" } });
}

/** Consumes the code and creates the session in one transaction. */
export async function signInWithCode(
  request: Request,
  services: Services,
  who: PendingTwoFactorSession,
  { code }: ValuesOf<typeof loginCodeForm>,
  now: Date,
): Promise<SubmissionResult> {
  const { db, env } = services;
  await ensureRoomForStaff({ path: env.DATABASE_PATH });
  const limits = codeRateLimits(services, who, now);
  const invalid = await limits.consume();
  if (invalid)
    return { ...invalid, ...(invalid.failure && { failure: loginMessages.failed(invalid.failure) }) };
  const cookies = await db.transaction().execute(async (trx) => {
    const proof = await consumeTotpCode(trx, env, who.userId, code, now);
    if (proof)
      return await createSession(request, { ...services, db: trx }, who, now, {
        isLong: who.isLong,
        secondFactor: proof,
      });
    await recordAccount(trx, who, "sign-in refused", now, { facts: { reason: "wrong code" } });
    return undefined;
  });
  if (!cookies) {
    const isUnreadable = await isSecretUnreadable(db, env, who.userId);
    return { ok: false, errors: { code: isUnreadable ? uncheckableCodeMessage : wrongCodeMessage } };
  }
  await limits.reset();
  const headers = new Headers();
  for (const cookie of [...cookies, await endPendingTwoFactorSession(env)])
    headers.append("Set-Cookie", cookie);
  return { ok: true, to: nextOf(request), headers };
}
