import { createHash, createHmac } from "node:crypto";

/**
 * A pseudonym, such as for an IP address; without the secret it cannot be reversed by trying all. 128 bits, base64url.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url").slice(0, 22);
}

/** SHA-256 in hexadecimal, to detect duplicates. */
export function contentHash(values: Record<string, unknown>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
