import { clientIpBlock } from "~/http/client-ip.server";
import {
  consumeRateLimit,
  type RateLimit,
  refundRateLimit,
  resetRateLimit,
} from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import { keyedHash } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import { readKnownDevice } from "./signed-cookie.server";

const PER_ACCOUNT_TOTAL = "login:anywhere:";

type SignInRateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number; failure: string };

export interface SignInRateLimits {
  /** Counts a try against the rate limit before it is made, so that concurrent tries cannot exceed it. */
  consume: () => Promise<SignInRateLimitResult>;
  reset: () => Promise<void>;
}

/** Rate limits by IP address, by account and IP address, and by account. A known browser has its own limit instead. */
export async function signInRateLimits(
  request: Request,
  { db, env }: Services,
  email: string,
  now: Date,
): Promise<SignInRateLimits> {
  const hash = (purpose: string, text: string) => keyedHash(env.SESSION_SECRET, purpose, text);
  const consumeAll = async (limits: readonly RateLimit[]): Promise<SignInRateLimitResult> => {
    for (const limit of limits) {
      const result = await consumeRateLimit(db, limit, now);
      if (!result.ok) return { ...result, failure: failureOf(limit, result.retryAfterSeconds) };
    }
    return { ok: true };
  };
  const device = await readKnownDevice(request, env, email);
  if (device !== undefined) {
    const own = { ...rateLimitRules.signInsOfDevice, key: `login:device:${hash("device", device)}` };
    return { consume: () => consumeAll([own]), reset: () => resetRateLimit(db, own.key) };
  }
  const client = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  const block = hash("address", client.block);
  const account = hash("email", email.toLowerCase());
  const here = { ...rateLimitRules.signInsToAccount, key: `login:account:${account}:${block}` };
  const anywhere = { ...rateLimitRules.signInsFromAnywhere, key: PER_ACCOUNT_TOTAL + account };
  const limits: RateLimit[] = [
    ...(client.isPublic ? [{ ...rateLimitRules.signIns, key: `login:address:${block}` }] : []),
    here,
    anywhere,
  ];
  return {
    consume: () => consumeAll(limits),
    async reset() {
      await resetRateLimit(db, here.key);
      // Tries from other IP addresses still count.
      await refundRateLimit(db, anywhere, now);
    },
  };
}

function failureOf({ key }: RateLimit, seconds: number): string {
  if (!key.startsWith(PER_ACCOUNT_TOTAL)) return tooManyTries(seconds);
  return `${tooManyTries(seconds, "wrong passwords for this account")} A browser in which you have signed in before need not wait.`;
}

export const BUSY_SECONDS = 5;
export const tooBusyMessage =
  "Too many people are signing in at this moment. Please try again in a few seconds.";

export function tooManyTries(seconds: number, what = "tries from here"): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many ${what}. Please try again in ${wait}.`;
}
