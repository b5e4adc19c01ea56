import { redirect } from "@remix-run/node";
import { ensureRoomForStaff } from "~/server/disk-reserve.server";
import type { Services } from "~/server/services.server";
import { adminPaths, loginPathFor } from "./admin-paths";
import { changePasswordForm } from "./password/change-password.form";
import { readSession, touchSession } from "./sessions/session.server";

export interface Staff {
  userId: string;
  email: string;
  /** The stored (hashed) id of the request's session. */
  sessionId: string;
  /** Whether the password was shown in a log or a terminal: then only the account page opens. */
  mustChangePassword: boolean;
}

/**
 * Every loader and action under `admin.*` begins with it: a layout's guard does not protect its children. Session and
 * role are read from the database each time, so revoking either works at once.
 * @throws a redirect to login, or to the account page to change the password
 */
export async function requireStaff(
  request: Request,
  services: Services,
  now: Date = new Date(),
): Promise<Staff> {
  const session = await readSession(request, services, now);
  if (session?.role === "admin") {
    await ensureRoomForStaff(services);
    await touchSession(services, session, now);
    const mustChangePassword = session.must_change_password === 1;
    if (mustChangePassword && new URL(request.url).pathname !== adminPaths.account) throw toPasswordForm();
    return { userId: session.user_id, email: session.email, sessionId: session.id, mustChangePassword };
  }
  throw redirect(loginPathFor(request), { status: 303, headers: { "Cache-Control": "no-store" } });
}

function toPasswordForm(): Response {
  return redirect(`${adminPaths.account}#${changePasswordForm.anchor}`, {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}
