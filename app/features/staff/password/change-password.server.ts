import { TooBusy } from "~/http/limits/concurrency-limit.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import type { InvalidSubmission, SubmissionResult } from "~/kits/forms/form-handler.server";
import type { Services } from "~/server/services.server";
import {
  deleteResetsOfUser,
  deleteSessionsOfUser,
  findPasswordHash,
  updatePasswordHash,
} from "../admins.queries.server";
import { enqueueAccountMail, recordAccount } from "../record-account.server";
import type { Staff } from "../sessions/require-staff.server";
import { startSession } from "../sessions/session.server";
import { BUSY_SECONDS, signInRateLimits, tooBusyMessage } from "../sessions/sign-in-rate-limits.server";
import { type changePasswordForm, commonPasswordMessage } from "./password.forms";
import { hashPassword, isCommonPassword, verifyPassword } from "./password.server";

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

/** Ends every session and invalidates reset links; this browser gets a new session, so a copied cookie fails. */
export async function changePassword(
  request: Request,
  services: Services,
  staff: Staff,
  values: ValuesOf<typeof changePasswordForm>,
  now: Date,
): Promise<SubmissionResult> {
  const invalid = await confirmPassword(
    request,
    services,
    staff,
    ["currentPassword", values.currentPassword],
    now,
  );
  if (invalid) return invalid;
  if (values.newPassword === values.currentPassword) {
    return { ok: false, errors: { newPassword: "Choose another password than the one you have now" } };
  }
  if (isCommonPassword(values.newPassword, [staff.email, services.env.ORGANIZATION_NAME])) {
    return { ok: false, errors: { newPassword: commonPasswordMessage } };
  }
  const passwordHash = await hashPassword(values.newPassword);
  const cookie = await services.db.transaction().execute(async (trx) => {
    await updatePasswordHash(trx, staff.userId, passwordHash);
    await deleteResetsOfUser(trx, staff.userId);
    await enqueueAccountMail(trx, "password changed", staff.email, now);
    await recordAccount(trx, staff, "password changed", now);
    await deleteSessionsOfUser(trx, staff.userId);
    return await startSession(request, { ...services, db: trx }, { userId: staff.userId, now });
  });
  return { ok: true, headers: { "Set-Cookie": cookie } };
}
