import { grantAdmin } from "~/features/staff/grant-admin.server";
import { startSession } from "~/features/staff/session.server";
import type { Services } from "~/server/services.server";

export const STAFF = { email: "ann@example.org", password: "correct horse battery" };

/** Makes a user with the role, and returns the id. */
export async function makeStaff({ db }: Pick<Services, "db">, who = STAFF): Promise<string> {
  await grantAdmin(db, who);
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", who.email)
    .executeTakeFirstOrThrow();
  return user.id;
}

/** Makes a user with the password and without the role, and returns the id. */
export async function makeUserWithoutRole(services: Pick<Services, "db">, who = STAFF): Promise<string> {
  const id = await makeStaff(services, who);
  await services.db.deleteFrom("admin_roles").where("user_id", "=", id).execute();
  return id;
}

/** A request as a browser with this cookie sends it. */
export function requestWith(
  cookie: string | undefined,
  url = "http://site/admin/dashboard",
  init: RequestInit = {},
) {
  const headers = new Headers(init.headers);
  if (cookie) headers.set("Cookie", cookie.split(";")[0] ?? "");
  return new Request(url, { ...init, headers });
}

/** Signs a user in without asking for the password, and returns the Set-Cookie header. */
export function signInAs(services: Services, userId: string, now = new Date()): Promise<string> {
  return startSession(requestWith(undefined), services, { userId, now });
}
