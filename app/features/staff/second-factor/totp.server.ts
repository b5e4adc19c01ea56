import { Secret, TOTP } from "otpauth";

/** What every authenticator app takes for granted (RFC 6238; SHA-1 is what HMAC is used with here). */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Clocks may differ by one step, either way. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** @returns base32 */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Such as `otpauth://totp/After%20Automation:ann%40example.org?issuer=…&secret=…`. */
export function totpUri(secret: string, account: string, issuer: string): string {
  // A colon parts the two in the label, whatever the site is called.
  const totp = new TOTP({ ...SETTINGS, secret, label: account, issuer: issuer.replaceAll(":", " ") });
  return totp.toString();
}

/** @param code six digits @returns the step, counted from 1970, of this moment or a neighbouring step */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...SETTINGS, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
