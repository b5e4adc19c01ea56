import { redirect } from "@remix-run/node";
import type { Services } from "~/server/services.server";
import { loginPathFor } from "./admin-paths";
import { readSession } from "./session.server";

/** Somebody who may see the dashboard. */
export interface Staff {
  userId: string;
  email: string;
}

/**
 * Guards a staff page: every loader and action under `admin.*` but login and logout begins with it, because a
 * layout's guard does not protect its children.
 *
 * @returns who is asking; session and role are read from the database each time, so that taking either away works
 *   at once
 * @throws a redirect to the login screen for everybody else, for pages, data and posts alike
 */
export async function requireStaff(
  request: Request,
  services: Services,
  now: Date = new Date(),
): Promise<Staff> {
  const session = await readSession(request, services, now);
  if (session?.role === "admin") return { userId: session.user_id, email: session.email };
  throw redirect(loginPathFor(request), { status: 303, headers: { "Cache-Control": "no-store" } });
}
