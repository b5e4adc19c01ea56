import * as z from "zod";
import { isKeyedHash, keyedHash } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import { findStaffById } from "../admins.queries.server";
import { type CookieSettings, signedCookie } from "../sessions/signed-cookie.server";

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
export const endPendingTwoFactorSession = (env: CookieSettings): Promise<string> =>
  pendingTwoFactorCookie.clear(env);

export interface PendingTwoFactorSession {
  userId: string;
  email: string;
  /** Whether the session may last for weeks. */
  isLong: boolean;
  passwordHash: string;
}

/** @returns the user pending 2FA; undefined if none, expired, or if the role or the password has changed since */
export async function readPendingTwoFactorSession(
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
