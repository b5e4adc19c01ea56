import { createHash, randomInt } from "node:crypto";

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

export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s\u2010-\u2015-]/g, "");
}

/** SHA-256 of the user id and the code. */
export function recoveryCodeHash(userId: string, code: string): string {
  return createHash("sha256")
    .update(`${userId}\0${plainCode(code)}`)
    .digest("hex");
}
