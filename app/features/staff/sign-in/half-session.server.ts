import { type Cookie, createCookie } from "@remix-run/node";
import * as z from "zod";
import { keyedHash } from "~/server/keyed-hash.server";
import type { Environment } from "~/server/read-environment.server";
import type { Services } from "~/server/services.server";
import { findStaffById } from "../admins.queries.server";

/** How long after the password the code may be given. */
export const HALF_SESSION_SECONDS = 10 * 60;

const content = z.object({ user: z.string(), password: z.string(), at: z.number() });

type CookieSettings = Pick<Environment, "SESSION_SECRET" | "SITE_URL">;

/**
 * The cookie of somebody who has given the password and still owes a code. It opens the code's page and nothing else:
 * it is signed with a key of its own, and no other part of the site reads it.
 */
export function halfSessionCookie({ SESSION_SECRET, SITE_URL }: CookieSettings): Cookie {
  const secure = SITE_URL.startsWith("https:");
  return createCookie(secure ? "__Host-staff-code" : "staff-code", {
    secrets: [keyedHash(SESSION_SECRET, "half session", "")],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: HALF_SESSION_SECONDS,
  });
}

/** Changes with the password, so that a new password ends what was begun with the old one. */
const passwordMark = ({ SESSION_SECRET }: CookieSettings, passwordHash: string) =>
  keyedHash(SESSION_SECRET, "password mark", passwordHash);

/** Begins a half-session. @returns the Set-Cookie header */
export async function startHalfSession(
  env: CookieSettings,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<string> {
  const password = passwordMark(env, passwordHash);
  return await halfSessionCookie(env).serialize({ user: userId, password, at: now.getTime() });
}

/** Takes the cookie away. @returns the Set-Cookie header */
export async function endHalfSession(env: CookieSettings): Promise<string> {
  return await halfSessionCookie(env).serialize("", { maxAge: 0 });
}

/** Somebody with the admin role who has given the right password a moment ago. */
export interface HalfSignedIn {
  userId: string;
  email: string;
  passwordHash: string;
}

/** Who owes a code; undefined when nobody does, when it was too long ago, or when role or password are others now. */
export async function readHalfSession(
  request: Request,
  { db, env }: Services,
  now: Date,
): Promise<HalfSignedIn | undefined> {
  const parsed = content.safeParse(await halfSessionCookie(env).parse(request.headers.get("Cookie")));
  if (!parsed.success) return undefined;
  const { user, password, at } = parsed.data;
  const age = now.getTime() - at;
  if (age < 0 || age >= HALF_SESSION_SECONDS * 1000) return undefined;
  const found = await findStaffById(db, user);
  if (!found || passwordMark(env, found.password_hash) !== password) return undefined;
  return { userId: user, email: found.email, passwordHash: found.password_hash };
}
