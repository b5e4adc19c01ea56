import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyLimit } from "~/http/limits/concurrency-limit.server";

/** Letters and digits that cannot be mistaken for one another when read from a screen or a note. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** 20 random characters (about 99 bits) in groups of 5, such as "k7mpq-x2hrt-9wfzc-b4n8d". */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Argon2id with OWASP's minimum (19 MiB, 2 passes, 1 lane), the package's defaults. The hash includes the salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Each check takes 19 MiB and some 50 ms of a core, so concurrency is limited. */
const checks = new ConcurrencyLimit({ atOnce: 2, mayWait: 8 });

/** @returns false also for an invalid hash, so that a damaged row does not fail the page @throws TooBusy */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return checks.run(async () => {
    try {
      return await verify(passwordHash, password);
    } catch {
      return false;
    }
  });
}
