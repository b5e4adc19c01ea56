import { data, redirect } from "@remix-run/node";
import { logger } from "~/server/logger.server";
import type { Services } from "~/server/services.server";
import { adminPaths, pathAfterLogin } from "./admin-paths";
import { endSession, readSession } from "./session.server";

/**
 * What the login screen shows. Somebody signed in without the admin role is signed out and told so (staff
 * specification, section 4).
 *
 * @throws a redirect to the wished-for page for staff who are signed in already
 */
export async function openLogin(request: Request, services: Services) {
  const next = pathAfterLogin(new URL(request.url).searchParams.get("next"));
  const session = await readSession(request, services, new Date());
  if (!session) return data({ next, denied: false });
  if (session.role === "admin") throw redirect(next, { status: 303 });
  logger.warn("User does not have admin privileges", { user: session.user_id });
  return data({ next, denied: true }, { status: 403, headers: await endSession(request, services) });
}

/** Ends the session and returns to the login screen. */
export async function signOut(request: Request, services: Services): Promise<Response> {
  const headers = await endSession(request, services);
  return redirect(`${adminPaths.login}?sent=login`, { status: 303, headers });
}
