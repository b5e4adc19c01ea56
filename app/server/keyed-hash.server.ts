import { createHash, createHmac } from "node:crypto";

/**
 * A pseudonym for something that must not be stored itself, such as an IP address.
 *
 * @param secret the site's SESSION_SECRET; without it the hash cannot be reversed by trying every IP address
 * @returns 22 characters of base64url (128 bits)
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url").slice(0, 22);
}

/** SHA-256 of submitted values in hexadecimal, to detect duplicate submissions. */
export function contentHash(values: Record<string, unknown>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
