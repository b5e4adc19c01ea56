import { type Cookie, type CookieOptions, createCookie } from "@remix-run/node";
import type * as z from "zod";
import { acceptedSecrets, keyedHash, type Secrets } from "~/lib/secrets.server";
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
