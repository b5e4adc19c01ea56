import { randomBytes } from "node:crypto";
import * as z from "zod";
import { isKeyedHash, keyedHash } from "~/lib/secrets.server";
import { type CookieSettings, signedCookie } from "./signed-cookie.server";

/** Grants no access: gives a known browser its own sign-in rate limit, so that no one can lock the owner out. */
const knownDeviceCookie = signedCookie({
  name: "staff-device",
  prefix: "__Secure-",
  purpose: "known device",
  /** The account as a keyed hash, and random characters that tell one browser from another. */
  content: z.object({ account: z.string(), device: z.string().regex(/^[\w-]{22}$/) }),
  maxAge: 180 * 24 * 60 * 60,
  path: "/admin",
  sameSite: "strict",
});

const ACCOUNT = "device's account";

export async function readKnownDevice(
  request: Request,
  env: CookieSettings,
  email: string,
): Promise<string | undefined> {
  const known = await knownDeviceCookie.read(request, env);
  return known && isKeyedHash(env, ACCOUNT, email.toLowerCase(), known.account) ? known.device : undefined;
}

/** Sets or renews the cookie. @returns the Set-Cookie header */
export async function rememberDevice(request: Request, env: CookieSettings, email: string): Promise<string> {
  const device = (await readKnownDevice(request, env, email)) ?? randomBytes(16).toString("base64url");
  const account = keyedHash(env.SESSION_SECRET, ACCOUNT, email.toLowerCase());
  return await knownDeviceCookie.write(env, { account, device });
}
