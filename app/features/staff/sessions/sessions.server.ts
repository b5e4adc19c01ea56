import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import type { Services } from "~/server/services.server";
import { adminPaths } from "../admin-paths";
import { recordAccount } from "../record-account.server";
import type { Staff } from "../require-staff.server";
import { endSession } from "./session.server";
import { deleteOtherSessions, deleteSessionOfUser } from "./sessions.queries.server";

/**
 * Ends one of one's own sessions. The one the request came with is left by the login screen. One that has ended
 * meanwhile is as good as ended; one of another user is not touched.
 */
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

/** Ends every session of one's own but the one the request came with. */
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
