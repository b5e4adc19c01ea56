import { clientIpBlock } from "~/server/client-ip.server";
import { keyedHash } from "~/server/keyed-hash.server";
import {
  consumeRateLimit,
  type RateLimit,
  refundRateLimit,
  resetRateLimit,
} from "~/server/rate-limit.server";
import type { Services } from "~/server/services.server";
import { readKnownDevice } from "./known-device.server";

const PER_ACCOUNT_AND_ADDRESS = { limit: 10, windowSeconds: 15 * 60 };
/** One address trying many accounts. An office signs in from one address too, but not so often. */
const PER_PUBLIC_ADDRESS = { limit: 100, windowSeconds: 15 * 60 };
/** Many addresses trying one account. */
const PER_ACCOUNT = { limit: 50, windowSeconds: 60 * 60 };
const ANYWHERE = "login:anywhere:";
const PER_KNOWN_DEVICE = { limit: 10, windowSeconds: 15 * 60 };

/** Whether a password may be tried, else what to say. */
type LoginVerdict = { ok: true } | { ok: false; retryAfterSeconds: number; failure: string };

export interface LoginLimits {
  /** Counts one try before it is made, so that tries at the same moment cannot slip past the limit. */
  take: () => Promise<LoginVerdict>;
  /** Forgets the tries of whoever gave the right password: they were the account owner's. */
  forgive: () => Promise<void>;
}

/**
 * Limits how often a password can be tried: by address, by account and address, and by account alone. A browser in
 * which the owner has signed in before has a limit of its own instead, so that no one else can lock the owner out.
 */
export async function loginLimits(
  request: Request,
  { db, env }: Services,
  email: string,
  now: Date,
): Promise<LoginLimits> {
  const hash = (purpose: string, text: string) => keyedHash(env.SESSION_SECRET, purpose, text);
  const takeFrom = async (limits: readonly RateLimit[]): Promise<LoginVerdict> => {
    for (const limit of limits) {
      const verdict = await consumeRateLimit(db, limit, now);
      if (!verdict.ok) return { ...verdict, failure: failureOf(limit, verdict.retryAfterSeconds) };
    }
    return { ok: true };
  };
  const device = await readKnownDevice(request, env, email);
  if (device !== undefined) {
    const own = { ...PER_KNOWN_DEVICE, key: `login:device:${hash("device", device)}` };
    return { take: () => takeFrom([own]), forgive: () => resetRateLimit(db, own.key) };
  }
  const client = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  const block = hash("address", client.block);
  const account = hash("email", email.toLowerCase());
  const here = { ...PER_ACCOUNT_AND_ADDRESS, key: `login:account:${account}:${block}` };
  const anywhere = { ...PER_ACCOUNT, key: ANYWHERE + account };
  const limits: RateLimit[] = [
    ...(client.isPublic ? [{ ...PER_PUBLIC_ADDRESS, key: `login:address:${block}` }] : []),
    here,
    anywhere,
  ];
  return {
    take: () => takeFrom(limits),
    async forgive() {
      await resetRateLimit(db, here.key);
      // Those of others, elsewhere, still count.
      await refundRateLimit(db, anywhere, now);
    },
  };
}

function failureOf({ key }: RateLimit, seconds: number): string {
  if (!key.startsWith(ANYWHERE)) return tooManyTries(seconds);
  return `${tooManyTries(seconds, "wrong passwords for this account")} A browser in which you have signed in before need not wait.`;
}

/** How soon to try again when too many passwords are being checked. */
export const BUSY_SECONDS = 5;
export const tooBusyMessage =
  "Too many people are signing in at this moment. Please try again in a few seconds.";

/** Says how long to wait. @param what there were too many of */
export function tooManyTries(seconds: number, what = "tries from here"): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many ${what}. Please try again in ${wait}.`;
}
