import type { ValuesOf } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import type { Services } from "~/server/services.server";
import { account } from "../account.copy";
import { deleteSessionsOfUser, updatePasswordHash } from "../admins.queries.server";
import { enqueueAccountMail } from "../enqueue-account-mail.server";
import { recordAccount } from "../record-account.server";
import type { Staff } from "../sessions/require-staff.server";
import { startSession } from "../sessions/session.server";
import type { changePasswordForm } from "./change-password.form";
import { isCommonPassword } from "./common-password.server";
import { confirmPassword } from "./confirm-password.server";
import { hashPassword } from "./password.server";
import { deleteResetsOfUser } from "./password-resets.queries.server";
import { commonPasswordMessage } from "./password-rules";

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
    return { ok: false, errors: { newPassword: account.password.sameAsBefore } };
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
