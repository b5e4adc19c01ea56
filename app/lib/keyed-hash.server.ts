import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface Secrets {
  SESSION_SECRET: string;
  SESSION_SECRET_PREVIOUS?: string | undefined;
}

/** Everything is signed with the first; while a secret is being replaced, what the second has signed is accepted too. */
export function acceptedSecrets({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }: Secrets): readonly string[] {
  return SESSION_SECRET_PREVIOUS === undefined ? [SESSION_SECRET] : [SESSION_SECRET, SESSION_SECRET_PREVIOUS];
}

/**
 * A pseudonym, such as for an IP address; without the secret it cannot be reversed by trying all. 128 bits, base64url.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url").slice(0, 22);
}

/** Whether `hash` is the `keyedHash` of the text with any accepted secret. */
export function isKeyedHash(secrets: Secrets, purpose: string, text: string, hash: string): boolean {
  const given = Buffer.from(hash);
  return acceptedSecrets(secrets).some((secret) => {
    const expected = Buffer.from(keyedHash(secret, purpose, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** SHA-256 in hexadecimal, to detect duplicates. */
export function contentHash(values: Record<string, unknown>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
