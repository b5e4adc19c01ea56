import { timingSafeEqual } from "node:crypto";
import { acceptedSecrets, keyedHash, type Secrets } from "~/lib/secrets.server";

const MAC_LENGTH = 16;

/** Mail servers write addresses in lower case as they like. */
const macOf = (secret: string, number: string) =>
  keyedHash(secret, "answer to a reply", number).toLowerCase().slice(0, MAC_LENGTH);

/**
 * Where a reply is answered: `ANSWER_ADDRESS` with the reply's number, which outlives its mail, and a keyed hash, so that
 * nobody can write to the row of somebody else.
 */
export function answerAddress({ SESSION_SECRET }: Secrets, address: string, number: number): string {
  return address.replace("@", `+${number}.${macOf(SESSION_SECRET, String(number))}@`);
}

const MARKED = /\+(\d{1,15})\.([\w-]{16})@/;

/** @returns the numbers of the replies that addresses name; none that are made up */
export function answeredNumbers(secrets: Secrets, addresses: readonly string[]): number[] {
  return addresses.flatMap((address) => {
    const [, number = "", mac = ""] = MARKED.exec(address.toLowerCase()) ?? [];
    const given = Buffer.from(mac);
    const isOurs = acceptedSecrets(secrets).some((secret) => {
      const expected = Buffer.from(macOf(secret, number));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
    return isOurs ? [Number(number)] : [];
  });
}
