import { findPasswordHash } from "~/features/staff/admins.queries.server";
import type { Refusal } from "~/features/staff/handle-staff-forms.server";
import { loginLimits, tooManyTries } from "~/features/staff/login-limits.server";
import { verifyPassword } from "~/features/staff/password.server";
import type { Staff } from "~/features/staff/require-staff.server";
import type { Services } from "~/server/services.server";
import { recordAccount } from "./record-account.server";

/**
 * Asks somebody who is signed in for their password once more, before something that whoever sits at a computer they
 * left must not do. Tries count with those of signing in.
 *
 * @param typed the password under the name of its input
 * @returns nothing when it is theirs, else the refusal
 */
export async function confirmPassword(
  request: Request,
  services: Services,
  staff: Staff,
  [name, password]: [name: string, password: string],
  now: Date,
): Promise<Refusal | undefined> {
  const { db } = services;
  const limits = loginLimits(request, services, staff.email, now);
  const verdict = await limits.take();
  if (!verdict.ok) return { ok: false, status: 429, failure: tooManyTries(verdict.retryAfterSeconds) };
  const passwordHash = await findPasswordHash(db, staff.userId);
  if (await verifyPassword(passwordHash ?? "", password)) {
    await limits.forgive();
    return undefined;
  }
  await db.transaction().execute((trx) => recordAccount(trx, staff, "password refused", now));
  return { ok: false, errors: { [name]: "This is not your current password" } };
}
