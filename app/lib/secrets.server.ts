import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

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
