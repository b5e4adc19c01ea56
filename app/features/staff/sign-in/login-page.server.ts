import { data, redirect } from "@remix-run/node";
import { ensureRoomForStaff } from "~/database/disk-space.server";
import { logger } from "~/lib/logger.server";
import type { Services } from "~/server/services.server";
import { adminPaths, pathAfterLogin } from "../admin-paths";
import { recordAccount } from "../record-account.server";
import { endSession, readSession } from "../sessions/session.server";

/** Signs out a user without the admin role (staff specification, section 4). @throws a redirect for signed-in staff */
export async function loadLogin(request: Request, services: Services) {
  const next = pathAfterLogin(new URL(request.url).searchParams.get("next"));
  const session = await readSession(request, services, new Date());
  if (!session) return data({ next, denied: false });
  if (session.role) throw redirect(next, { status: 303 });
  logger.warn("User does not have admin privileges", { user: session.user_id });
  return data(
    { next, denied: true },
    { status: 403, headers: await end(request, services, "no admin role") },
  );
}

export async function signOut(request: Request, services: Services): Promise<Response> {
  const headers = await end(request, services);
  return redirect(`${adminPaths.login}?sent=login`, { status: 303, headers });
}

/** Also writes the audit log. @returns headers that take the cookie away */
async function end(request: Request, services: Services, reason?: string): Promise<Record<string, string>> {
  await ensureRoomForStaff({ path: services.env.DATABASE_PATH });
  return await services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx };
    const now = new Date();
    const session = await readSession(request, inside, now);
    if (session) {
      const user = { userId: session.user_id, email: session.email };
      await recordAccount(trx, user, "signed out", now, reason ? { facts: { reason } } : {});
    }
    return await endSession(request, inside);
  });
}
