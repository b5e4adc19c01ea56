import { type QrCodePath, renderQrCode } from "~/lib/qr-code.server";
import { formatTime } from "~/lib/time/dates";
import type { Services } from "~/server/services.server";
import type { Staff } from "../sessions/require-staff.server";
import { decryptSecret } from "./consume-totp-code.server";
import { countUnusedCodes, findSecondFactor } from "./second-factor.queries.server";
import { setUpSince } from "./second-factor.server";
import { totpUri } from "./totp.server";

export type SecondFactorView =
  | { state: "off" }
  | { state: "set up"; qrCode: QrCodePath; secret: string; uri: string }
  | { state: "on"; since: string; codesLeft: number };

/** The key is shown until a code confirms it, and never again. */
export async function getSecondFactor(
  { db, env }: Services,
  { userId, email }: Staff,
  now: Date,
): Promise<SecondFactorView> {
  const factor = await findSecondFactor(db, userId);
  if (!factor) return { state: "off" };
  if (factor.confirmed_at !== null) {
    return {
      state: "on",
      since: formatTime(factor.confirmed_at),
      codesLeft: await countUnusedCodes(db, userId),
    };
  }
  const secret = factor.created_at > setUpSince(now) && decryptSecret(env, userId, factor.sealed_secret);
  if (!secret) return { state: "off" };
  const address = totpUri(secret, email, env.ORGANIZATION_NAME);
  return {
    state: "set up",
    qrCode: renderQrCode(address),
    secret: secret.replace(/(.{4})(?=.)/g, "$1 "),
    uri: address,
  };
}
