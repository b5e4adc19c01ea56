import { randomBytes } from "node:crypto";
import { type Cookie, type CookieOptions, createCookie } from "@remix-run/node";
import * as z from "zod";
import { acceptedSecrets, isKeyedHash, keyedHash, type Secrets } from "~/lib/secrets.server";
import type { Environment } from "~/server/read-environment.server";

export type CookieSettings = Secrets & Pick<Environment, "SITE_URL">;

interface SignedCookieOptions<Content> extends Required<Pick<CookieOptions, "maxAge" | "path" | "sameSite">> {
  name: string;
  prefix: "__Host-" | "__Secure-";
  /** What it is signed for: a cookie that is signed for something else is not read. */
  purpose: string;
  content: z.ZodType<Content>;
}

/** A cookie out of reach of scripts, signed with a key of its own, and `Secure` where the site has https. */
export function signedCookie<Content>({
  name,
  prefix,
  purpose,
  content,
  ...options
}: SignedCookieOptions<Content>) {
  const cookieFor = (env: CookieSettings): Cookie => {
    const secure = env.SITE_URL.startsWith("https:");
    const secrets = acceptedSecrets(env).map((secret) => keyedHash(secret, purpose, ""));
    return createCookie(secure ? prefix + name : name, { ...options, secrets, httpOnly: true, secure });
  };
  return {
    /** @returns what this site has signed; undefined for anything else */
    async read(request: Request, env: CookieSettings): Promise<Content | undefined> {
      return content.safeParse(await cookieFor(env).parse(request.headers.get("Cookie"))).data;
    },
    write: (env: CookieSettings, value: Content) => cookieFor(env).serialize(value),
    clear: (env: CookieSettings) => cookieFor(env).serialize("", { maxAge: 0 }),
  };
}

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
