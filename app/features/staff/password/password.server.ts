import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyLimit } from "~/server/concurrency-limit.server";

/** Letters and digits that cannot be mistaken for one another when read from a screen or a note. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 5;

/**
 * Makes a password for a person to copy once, such as "k7mpq-x2hrt-9wfzc-b4n8d".
 *
 * @returns 20 random characters in groups of 5 (about 99 bits), joined by hyphens
 */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/**
 * Hashes a password with Argon2id and the parameters OWASP asks for at least (19 MiB, 2 passes, 1 lane),
 * which are the package's defaults. The result carries its salt and parameters.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Each check takes 19 MiB and some 50 ms of a core, so concurrency is limited. */
const checks = new ConcurrencyLimit({ atOnce: 2, mayWait: 8 });

/**
 * Says whether `password` is the one `passwordHash` was made from.
 *
 * @returns false as well for a hash that is none, so that a damaged row refuses its user instead of failing the page
 * @throws TooBusy when too many checks wait already
 */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return checks.run(async () => {
    try {
      return await verify(passwordHash, password);
    } catch {
      return false;
    }
  });
}
