import { redirect } from "@remix-run/node";
import { ensureRoomForStaff } from "~/server/disk-reserve.server";
import { isForeign } from "~/server/foreign-origin.server";
import type { Services } from "~/server/services.server";
import { loginPathFor } from "./admin-paths";
import { noteSeen, readSession } from "./session.server";

/** Somebody who may see the dashboard. */
export interface Staff {
  userId: string;
  email: string;
  /** As the database knows the session the request came with. */
  sessionId: string;
}

/**
 * Guards a staff page: every loader and action under `admin.*` begins with it, because a layout's guard does not
 * protect its children. Only the ways in and out do not (`openStaffPaths`).
 *
 * @returns who is asking; session and role are read from the database each time, so that taking either away works
 *   at once
 * @throws a redirect to the login screen for everybody else, for pages, data and posts alike; status 403 for a post
 *   that another site's page sent
 */
export async function requireStaff(
  request: Request,
  services: Services,
  now: Date = new Date(),
): Promise<Staff> {
  refuseForeignPost(request);
  const session = await readSession(request, services, now);
  if (session?.role === "admin") {
    await ensureRoomForStaff(services);
    await noteSeen(services, session, now);
    return { userId: session.user_id, email: session.email, sessionId: session.id };
  }
  throw redirect(loginPathFor(request), { status: 303, headers: { "Cache-Control": "no-store" } });
}

/**
 * The session's cookie is `SameSite=Lax` and does not come with another site's post. A sister domain's post brings it.
 *
 * @throws a Response with status 403
 */
export function refuseForeignPost(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD" || !isForeign(request)) return;
  throw new Response("Another site's page sent this.", { status: 403 });
}
