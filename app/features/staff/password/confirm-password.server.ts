import { TooBusy } from "~/http/limits/concurrency-limit.server";
import type { InvalidSubmission } from "~/kits/forms/form-handler.server";
import type { Services } from "~/server/services.server";
import { findPasswordHash } from "../admins.queries.server";
import { recordAccount } from "../record-account.server";
import type { Staff } from "../sessions/require-staff.server";
import { BUSY_SECONDS, signInRateLimits, tooBusyMessage } from "../sessions/sign-in-rate-limits.server";
import { verifyPassword } from "./password.server";

/** Re-authentication before a sensitive change, with the rate limit of signing in. @returns nothing if it is correct */
export async function confirmPassword(
  request: Request,
  services: Services,
  staff: Staff,
  [name, password]: [name: string, password: string],
  now: Date,
): Promise<InvalidSubmission | undefined> {
  const { db } = services;
  const limits = await signInRateLimits(request, services, staff.email, now);
  const result = await limits.consume();
  if (!result.ok) return { ...result, status: 429 };
  const passwordHash = await findPasswordHash(db, staff.userId);
  const matches = await unlessTooBusy(() => verifyPassword(passwordHash ?? "", password));
  if (matches === undefined)
    return { ok: false, status: 503, failure: tooBusyMessage, retryAfterSeconds: BUSY_SECONDS };
  if (matches) {
    await limits.reset();
    return undefined;
  }
  await db.transaction().execute((trx) => recordAccount(trx, staff, "password refused", now));
  return { ok: false, errors: { [name]: "This is not your current password" } };
}

async function unlessTooBusy<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooBusy) return undefined;
    throw error;
  }
}
