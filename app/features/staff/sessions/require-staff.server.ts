import { redirect } from "@remix-run/node";
import { ensureRoomForStaff } from "~/database/disk-reserve.server";
import { allows, type StaffRole } from "~/database/schema/staff-role";
import type { Services } from "~/server/services.server";
import { adminPaths, loginPathFor, PASSWORD_ANCHOR } from "../admin-paths";
import { roleRefusal } from "../role-refusal.server";
import { readSession, touchSession } from "./session.server";

export interface Staff {
  userId: string;
  email: string;
  role: StaffRole;
  /** The stored (hashed) id of the request's session. */
  sessionId: string;
  /** Whether the password was shown in a log or a terminal: then only the account page opens. */
  mustChangePassword: boolean;
}

/**
 * Every loader and action under `admin.*` begins with it: a layout's guard does not protect its children. Session and
 * role are read from the database each time, so revoking either works at once.
 * @param needed every action names it, and so does a loader that needs more than reading
 * @throws a redirect to login, or to the account page to change the password; 403 where the role is not enough
 */
export async function requireStaff(
  request: Request,
  services: Services,
  needed: StaffRole = "viewer",
  now: Date = new Date(),
): Promise<Staff> {
  const session = await readSession(request, services, now);
  if (session?.role) {
    await ensureRoomForStaff({ path: services.env.DATABASE_PATH });
    await touchSession(services, session, now);
    const mustChangePassword = session.must_change_password === 1;
    if (mustChangePassword && new URL(request.url).pathname !== adminPaths.account) throw toPasswordForm();
    const { user_id: userId, email, role, id: sessionId } = session;
    if (!allows(role, needed)) throw await roleRefusal(request, services, role);
    return { userId, email, role, sessionId, mustChangePassword };
  }
  throw redirect(loginPathFor(request), { status: 303, headers: { "Cache-Control": "no-store" } });
}

function toPasswordForm(): Response {
  return redirect(`${adminPaths.account}#${PASSWORD_ANCHOR}`, {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}
