import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { NewRow, Timestamp } from "~/database/schema/schema.server";
import { isKeyedHash, keyedHash, type Secrets } from "~/lib/secrets.server";

/** Long enough to write a difficult letter in; after it the page asks a new sum. */
const VALID_MS = 4 * 60 * 60 * 1000;

/** The contact form's captcha: a sum to solve, signed so that the server stores nothing until it is used. */
export interface Challenge {
  first: number;
  second: number;
  /** Unique to this challenge: 22 characters of base64url (128 bits). Empty in the one of all visitors in a minute. */
  nonce: string;
  expiresAt: Date;
}

const TOKEN = /^(\d{1,2})\.(\d{1,2})\.([\w-]{22}|)\.(\d{13})\.([\w-]{22})$/;

const PURPOSE = "contact challenge";

/** Two random numbers from 1 to 10 (public specification, section 5), good for one message within four hours. */
export function makeChallenge(now: Date): Challenge {
  return {
    first: randomInt(1, 11),
    second: randomInt(1, 11),
    nonce: randomBytes(16).toString("base64url"),
    expiresAt: new Date(now.getTime() + VALID_MS),
  };
}

const MINUTE_MS = 60_000;

/** The same for everyone who opens the page in a minute, so that the page can be stored. */
export function challengeOfMinute({ SESSION_SECRET }: Secrets, now: Date): Challenge {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const digest = createHmac("sha256", SESSION_SECRET).update(`contact sum of a minute\0${minute}`).digest();
  return {
    first: 1 + (digest.readUInt32BE(0) % 10),
    second: 1 + (digest.readUInt32BE(4) % 10),
    nonce: "",
    expiresAt: new Date((minute + 1) * MINUTE_MS + VALID_MS),
  };
}

/** A challenge can be used for one message; that of a minute, which visitors share, for one of each visitor. */
export function usageKey(
  { SESSION_SECRET }: Secrets,
  { nonce, expiresAt }: Challenge,
  sender: string,
): string {
  return nonce || keyedHash(SESSION_SECRET, "contact sum and sender", `${expiresAt.getTime()} ${sender}`);
}

/** HMAC-SHA256, cut to 128 bits, prevents made-up challenges; what it was used for is stored and prevents a second use. */
export function signChallenge(
  { SESSION_SECRET }: Secrets,
  { first, second, nonce, expiresAt }: Challenge,
): string {
  const payload = `${first}.${second}.${nonce}.${expiresAt.getTime()}`;
  return `${payload}.${keyedHash(SESSION_SECRET, PURPOSE, payload)}`;
}

/** The challenge in a token of ours, expired or not; undefined for anything else. */
export function readChallenge(secrets: Secrets, token: string): Challenge | undefined {
  const [, first, second, nonce, expires, signed] = TOKEN.exec(token) ?? [];
  if (nonce === undefined || !signed) return undefined;
  if (!isKeyedHash(secrets, PURPOSE, token.slice(0, token.lastIndexOf(".")), signed)) return undefined;
  return { first: Number(first), second: Number(second), nonce, expiresAt: new Date(Number(expires)) };
}

/** Whether what was typed is the sum, also as " 7 ", "07" or in the wide digits of East Asian keyboards. */
export function solves({ first, second }: Challenge, answer: string): boolean {
  const digits = answer.normalize("NFKC").trim();
  return /^\d{1,10}$/.test(digits) && Number(digits) === first + second;
}

/** Marks a challenge as used; false when it was used before. */
export async function insertUsedChallenge(db: Database, row: NewRow<"used_challenges">): Promise<boolean> {
  const result = await db
    .insertInto("used_challenges")
    .values(row)
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteChallengesExpiredBefore(db: Database, time: Timestamp): Promise<void> {
  await db.deleteFrom("used_challenges").where("expires_at", "<", time).execute();
}
