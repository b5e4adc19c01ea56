import { TOTP } from "otpauth";
import {
  encryptSecret,
  newRecoveryCodes,
  newTotpSecret,
  recoveryCodeHash,
} from "~/features/staff/second-factor/codes.server";
import {
  replaceRecoveryCodes,
  replaceUnconfirmed,
  updateConfirmed,
} from "~/features/staff/second-factor/second-factor.queries.server";
import type { Services } from "~/server/services.server";

/** What an authenticator app with this key shows at a moment. */
export function codeOf(secret: string, moment: Date): string {
  return new TOTP({ secret: secret.replaceAll(" ", "") }).generate({ timestamp: moment.getTime() });
}

/** Turns a second factor on as if it had been set up in the browser. @returns its key and recovery codes */
export async function giveSecondFactor({ db, env }: Services, userId: string, now: Date) {
  const secret = newTotpSecret();
  const moment = now.toISOString();
  await replaceUnconfirmed(db, {
    user_id: userId,
    sealed_secret: encryptSecret(env, userId, secret),
    created_at: moment,
  });
  await updateConfirmed(db, userId, moment, "");
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => recoveryCodeHash(userId, code));
  await replaceRecoveryCodes(db, userId, hashes);
  return { secret, recoveryCodes };
}
