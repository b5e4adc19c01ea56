import { randomBytes } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import * as z from "zod";
import { keyedHash } from "~/server/keyed-hash.server";
import type { Environment } from "~/server/read-environment.server";

const KNOWN_SECONDS = 180 * 24 * 60 * 60;

type CookieSettings = Pick<Environment, "SESSION_SECRET" | "SITE_URL">;

/** The account as a keyed hash, and random characters that tell one browser from another. */
const content = z.object({ account: z.string(), device: z.string().regex(/^[\w-]{22}$/) });

/**
 * The cookie of a browser in which somebody has signed in before. It opens nothing: tries to sign in to that account
 * from that browser are counted by themselves, so that a stranger's wrong passwords do not keep its owner out.
 */
export function knownDeviceCookie({ SESSION_SECRET, SITE_URL }: CookieSettings): Cookie {
  const secure = SITE_URL.startsWith("https:");
  return createCookie(secure ? "__Secure-staff-device" : "staff-device", {
    secrets: [keyedHash(SESSION_SECRET, "known device", "")],
    httpOnly: true,
    sameSite: "strict",
    path: "/admin",
    secure,
    maxAge: KNOWN_SECONDS,
  });
}

const accountOf = ({ SESSION_SECRET }: CookieSettings, email: string) =>
  keyedHash(SESSION_SECRET, "device's account", email.toLowerCase());

/** What tells this browser from others, when somebody has signed in to the account in it before. */
export async function readKnownDevice(
  request: Request,
  env: CookieSettings,
  email: string,
): Promise<string | undefined> {
  const parsed = content.safeParse(await knownDeviceCookie(env).parse(request.headers.get("Cookie")));
  return parsed.success && parsed.data.account === accountOf(env, email) ? parsed.data.device : undefined;
}

/** Makes the browser a known one, or one for longer. @returns the Set-Cookie header */
export async function makeDeviceKnown(request: Request, env: CookieSettings, email: string): Promise<string> {
  const device = (await readKnownDevice(request, env, email)) ?? randomBytes(16).toString("base64url");
  return await knownDeviceCookie(env).serialize({ account: accountOf(env, email), device });
}
