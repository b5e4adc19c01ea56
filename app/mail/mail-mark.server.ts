import { timingSafeEqual } from "node:crypto";
import { acceptedSecrets, keyedHash, type Secrets } from "~/lib/secrets.server";

const MAC_LENGTH = 16;

/** Mail servers write addresses in lower case as they like. */
const macOf = (secret: string, id: string) =>
  keyedHash(secret, "returned mail", id).toLowerCase().slice(0, MAC_LENGTH);

/** Names a mail of the outbox where it may come back, as "12.mac", so that nobody can name another. */
export function mailMark({ SESSION_SECRET }: Secrets, id: number): string {
  return `${id}.${macOf(SESSION_SECRET, String(id))}`;
}

/** @returns undefined where it is made up */
export function idOfMark(secrets: Secrets, mark: string): number | undefined {
  const [id = "", mac = ""] = mark.toLowerCase().split(".");
  const given = Buffer.from(mac);
  const isOurs = acceptedSecrets(secrets).some((secret) => {
    const expected = Buffer.from(macOf(secret, id));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? Number(id) : undefined;
}
