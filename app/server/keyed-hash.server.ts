import { createHash, createHmac } from "node:crypto";

/**
 * A short name for something that must not be stored itself, such as an address.
 *
 * @param secret the site's SESSION_SECRET; without it the name cannot be traced back by trying every address
 * @returns 22 characters of base64url (128 bits)
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url").slice(0, 22);
}

/** A fingerprint of what was typed, to recognise the same content again: 64 hexadecimal digits (SHA-256). */
export function contentHash(values: Record<string, unknown>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
