import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import type { Services } from "~/server/services.server";
import { adminPaths } from "../admin-paths";
import { recordAccount } from "../record-account.server";
import type { Staff } from "./require-staff.server";
import { endSession } from "./session.server";
import { deleteOtherSessions, deleteSessionOfUser } from "./sessions.queries.server";

/** The current session is ended by signing out instead; a session of another user is not touched. */
export async function endOneSession(
  request: Request,
  services: Services,
  staff: Staff,
  id: string,
  now: Date,
): Promise<SubmissionResult> {
  return await services.db.transaction().execute(async (trx) => {
    const current = id === staff.sessionId;
    const headers = current ? await endSession(request, { ...services, db: trx }) : {};
    const ended = current || (await deleteSessionOfUser(trx, staff.userId, id));
    if (ended) {
      await recordAccount(trx, staff, current ? "signed out" : "sessions ended", now, {
        ...(!current && { facts: { sessions: 1 } }),
      });
    }
    return current ? { ok: true, to: `${adminPaths.login}?sent=login`, headers } : { ok: true };
  });
}

export async function endOtherSessions(
  services: Services,
  staff: Staff,
  now: Date,
): Promise<SubmissionResult> {
  await services.db.transaction().execute(async (trx) => {
    const sessions = await deleteOtherSessions(trx, staff.userId, staff.sessionId);
    if (sessions > 0) await recordAccount(trx, staff, "sessions ended", now, { facts: { sessions } });
  });
  return { ok: true };
}
