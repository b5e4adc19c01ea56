import { redirect } from "@remix-run/node";
import { ensureRoomForStaff } from "~/database/disk-space.server";
import { allows, type StaffRole } from "~/database/schema/staff-role";
import { parseFormBody } from "~/kits/forms/parse-form-body.server";
import type { RefusedByRole } from "~/kits/forms/refused-by-role";
import type { Services } from "~/server/services.server";
import { adminPaths, loginPathFor, PASSWORD_ANCHOR } from "../admin-paths";
import { listOwnerAddresses } from "../admins.queries.server";
import { roleRefusals } from "../staff.copy";
import { readSession, touchSession } from "./session.server";

/** Passwords and codes, and what the page and not a person filled in. */
const NOT_TYPED =
  /password|code|^(form|intent|id|was|status|scope|confirmed|loadedAt|version|place|change|session|next|leaveEmpty|tabSession)$|^row:/i;

const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** A file has no page around it. */
const isFile = (pathname: string) => /\.csv$|\/download$/.test(pathname);

/** @returns what to throw: a 403 that names the owners, with what was typed */
async function roleRefusal(
  request: Request,
  { db }: Pick<Services, "db">,
  role: StaffRole,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPost = request.method !== "GET" && request.method !== "HEAD";
  const { post, page, file, ask } = roleRefusals;
  const reason = isFile(pathname) ? file : isPost ? post[role] : page;
  const message = `${reason} ${ask(await listOwnerAddresses(db))}`;
  if (isFile(pathname)) return new Response(message, { status: 403, headers: PLAIN });
  const body = isPost ? await parseFormBody(request) : undefined;
  const fields = body?.ok ? [...body.fields] : [];
  const typed = fields.filter(([name, value]) => !NOT_TYPED.test(name) && value.trim() !== "");
  const refused: RefusedByRole = { refusedByRole: true, message, typed };
  return Response.json(refused, { status: 403, headers: { "Cache-Control": "no-store" } });
}

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
