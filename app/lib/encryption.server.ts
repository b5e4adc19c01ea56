import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** "seal" is part of the key: a change would make every stored secret unreadable. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", `seal ${purpose}`, 32));

/**
 * A leaked database alone does not reveal the value. @param secret SESSION_SECRET @param purpose kind and owner of the
 * value; only the same one decrypts
 * @returns base64url: nonce, AES-256-GCM tag and ciphertext
 */
export function encrypt(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), nonce);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** @returns undefined when the secret or the purpose is another, or the value was changed */
export function decrypt(secret: string, purpose: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, "base64url");
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(secret, purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
