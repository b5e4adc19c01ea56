import { clientBlock } from "~/server/client-address.server";
import { keyedHash } from "~/server/keyed-hash.server";
import { forgetLimit, type RateLimit, type RateVerdict, takeFromLimit } from "~/server/rate-limit.server";
import type { Services } from "~/server/services.server";

const PER_ACCOUNT_AND_ADDRESS = { limit: 10, windowSeconds: 15 * 60 };
/** One address trying many accounts. An office signs in from one address too, but not so often. */
const PER_PUBLIC_ADDRESS = { limit: 100, windowSeconds: 15 * 60 };

export interface LoginLimits {
  /** Counts one try before it is made, so that tries at the same moment cannot slip past the limit. */
  take: () => Promise<RateVerdict>;
  /** Forgets the tries for this account from this address: they were its owner's. */
  forgive: () => Promise<void>;
}

/**
 * Limits how often a password can be tried. Nobody can lock staff out: only tries for the same account from the
 * same address count together, a window ends after a quarter of an hour, and other addresses stay free.
 */
export function loginLimits(request: Request, { db, env }: Services, email: string, now: Date): LoginLimits {
  const { block: plainBlock, isPublic } = clientBlock(request, env.CLIENT_ADDRESS_HEADER);
  const hash = (purpose: string, text: string) => keyedHash(env.SESSION_SECRET, purpose, text);
  const block = hash("address", plainBlock);
  const account = {
    ...PER_ACCOUNT_AND_ADDRESS,
    key: `login:account:${hash("email", email.toLowerCase())}:${block}`,
  };
  const limits: RateLimit[] = [
    ...(isPublic ? [{ ...PER_PUBLIC_ADDRESS, key: `login:address:${block}` }] : []),
    account,
  ];
  return {
    async take() {
      for (const limit of limits) {
        const verdict = await takeFromLimit(db, limit, now);
        if (!verdict.ok) return verdict;
      }
      return { ok: true };
    },
    forgive: () => forgetLimit(db, account.key),
  };
}

/** Says how long to wait. @param what there were too many of */
export function tooManyTries(seconds: number, what = "tries from here"): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many ${what}. Please try again in ${wait}.`;
}
