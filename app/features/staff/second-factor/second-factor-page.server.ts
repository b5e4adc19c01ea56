import { encode } from "uqr";
import { formatTime } from "~/lib/dates";
import type { Services } from "~/server/services.server";
import type { Staff } from "../require-staff.server";
import { decryptSecret } from "./consume-totp-code.server";
import { countUnusedCodes, findSecondFactor } from "./second-factor.queries.server";
import { setUpSince } from "./second-factor.server";
import { totpAddress } from "./totp.server";

/** A QR code: `size` modules wide and high, and the dark ones as the outline of an SVG path. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** A second factor as its owner sees it. */
export type SecondFactorView =
  | { state: "off" }
  /** `secret` is in groups of four, as it is typed; `address` is what the drawing says, for an app on the same device. */
  | { state: "set up"; drawing: QrDrawing; secret: string; address: string }
  | { state: "on"; since: string; codesLeft: number };

/** What the page of the second factor shows. The key is shown until a code confirms it, and never again. */
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
  const address = totpAddress(secret, email, env.ORGANIZATION_NAME);
  return {
    state: "set up",
    drawing: drawQr(address),
    secret: secret.replace(/(.{4})(?=.)/g, "$1 "),
    address,
  };
}

/** Draws a text as a QR code with the quiet ground of four modules that readers need (ISO/IEC 18004). */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
