import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Database } from "~/database/open-database.server";
import { consumeRateLimit, resetRateLimit } from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import type { InvalidSubmission } from "~/kits/forms/form-handler.server";
import { logger } from "~/lib/logger.server";
import { decrypt, encrypt, keyedHash } from "~/lib/secrets.server";
import type { Environment } from "~/server/read-environment.server";
import type { Services } from "~/server/services.server";
import { enqueueAccountMail } from "../record-account.server";
import type { SecondProof } from "../sessions/create-session.server";
import { tooManyTries } from "../sessions/sign-in-rate-limits.server";
import { findSecondFactor, updateLastStep, updateUsed } from "./second-factor.queries.server";

/** What every authenticator app takes for granted (RFC 6238; SHA-1 is what HMAC is used with here). */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Clocks may differ by one step, either way. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** @returns base32 */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Such as `otpauth://totp/After%20Automation:ann%40example.org?issuer=…&secret=…`. */
export function totpUri(secret: string, account: string, issuer: string): string {
  // A colon parts the two in the label, whatever the site is called.
  const totp = new TOTP({ ...SETTINGS, secret, label: account, issuer: issuer.replaceAll(":", " ") });
  return totp.toString();
}

/** @param code six digits @returns the step, counted from 1970, of this moment or a neighbouring step */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...SETTINGS, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const RECOVERY_CODES = 10;

/** Letters and digits that cannot be mistaken for one another when read from paper. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP_LENGTH = 5;

/** 74 bits each, too many to be guessed from their hashes, such as "k7mpq-x2hrt-9wfzc". */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join("-"));
}

function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s\u2010-\u2015-]/g, "");
}

/** SHA-256 of the user id and the code. */
export function recoveryCodeHash(userId: string, code: string): string {
  return createHash("sha256")
    .update(`${userId}\0${plainCode(code)}`)
    .digest("hex");
}

export const secondFactorPurpose = (userId: string) => `second factor of ${userId}`;

/** Encrypts the TOTP secret, so that a copy of the database alone generates no codes. */
export function encryptSecret({ SESSION_SECRET }: Environment, userId: string, secret: string): string {
  return encrypt(SESSION_SECRET, secondFactorPurpose(userId), secret);
}

/** @returns undefined, and logs it, when SESSION_SECRET is not the one it was encrypted with */
export function decryptSecret(
  { SESSION_SECRET }: Environment,
  userId: string,
  sealed: string,
): string | undefined {
  const secret = decrypt(SESSION_SECRET, secondFactorPurpose(userId), sealed);
  if (secret === undefined) logger.error("a second factor cannot be read", { user: userId });
  return secret;
}

/** Whether the account's codes cannot be checked, because its secret was encrypted with another SESSION_SECRET. */
export async function isSecretUnreadable(db: Database, env: Environment, userId: string): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  const purpose = secondFactorPurpose(userId);
  return factor !== undefined && decrypt(env.SESSION_SECRET, purpose, factor.sealed_secret) === undefined;
}

/**
 * Accepts a TOTP or recovery code once only, also under concurrency. @param trx the transaction of what it is for
 * @returns undefined when it is invalid
 */
export async function consumeTotpCode(
  trx: Database,
  env: Environment,
  userId: string,
  typed: string,
  now: Date,
): Promise<SecondProof | undefined> {
  const code = plainCode(typed);
  if (!/^\d{6}$/.test(code)) {
    const hash = recoveryCodeHash(userId, code);
    return (await updateUsed(trx, userId, hash, now.toISOString())) ? "recovery code" : undefined;
  }
  const factor = await findSecondFactor(trx, userId);
  const secret = factor && decryptSecret(env, userId, factor.sealed_secret);
  const step = secret === undefined ? undefined : totpStep(secret, code, now);
  return step !== undefined && (await updateLastStep(trx, userId, step)) ? "code" : undefined;
}

interface CodeOwner {
  userId: string;
  email: string;
  passwordHash: string;
}

/**
 * Rate limit per account. Only who knows the password can try, so no one else can lock the owner out; the owner is
 * notified, and a new password lifts it.
 */
export function codeRateLimits({ db, env }: Services, { userId, email, passwordHash }: CodeOwner, now: Date) {
  const owner = keyedHash(env.SESSION_SECRET, "codes", `${userId} ${passwordHash}`);
  const key = `code:${owner}`;
  return {
    /** Counts a try before it is made. @returns an error when the rate limit is exceeded */
    async consume(): Promise<InvalidSubmission | undefined> {
      const result = await consumeRateLimit(db, { ...rateLimitRules.codes, key }, now);
      if (result.ok) return undefined;
      const warnings = { ...rateLimitRules.codeWarnings, key: `code:warned:${owner}` };
      const warning = await consumeRateLimit(db, warnings, now);
      if (warning.ok) await enqueueAccountMail(db, "codes refused", email, now);
      return { ...result, status: 429, failure: tooManyTries(result.retryAfterSeconds, "codes") };
    },
    reset: () => resetRateLimit(db, key),
  };
}
