import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { StaffRole } from "~/database/schema/staff-role";
import { findPasswordHash, insertUser, saveAdminRole } from "~/features/staff/admins.queries.server";
import { recordAccount } from "~/features/staff/record-account.server";
import { startSession } from "~/features/staff/sessions/session.server";
import { startPendingTwoFactorSession } from "~/features/staff/sign-in/login-code.server";
import { operator } from "~/kits/audit-log/audit-log.queries.server";
import { readEnvironment } from "~/server/read-environment.server";
import type { Services } from "~/server/services.server";
import type { Site } from "./server";

export const STAFF = { email: "ann@example.org", password: "correct horse battery" };

/** A password is checked at the cost that its hash names: at this one in no time. */
const cheapHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1 });

/** Makes a user with the role, and returns the id. */
export async function makeStaff(
  { db }: Pick<Services, "db">,
  who = STAFF,
  role: StaffRole = "owner",
): Promise<string> {
  const passwordHash = await cheapHash(who.password);
  return await db.transaction().execute(async (trx) => {
    const user = { userId: randomUUID(), email: who.email };
    const now = new Date();
    const created_at = now.toISOString();
    await insertUser(trx, { id: user.userId, email: who.email, password_hash: passwordHash, created_at });
    await saveAdminRole(trx, user.userId, role, created_at);
    await recordAccount(trx, user, "account made", now, { by: operator });
    return user.userId;
  });
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

/** The Cookie header of a user who is signed in to a built site. */
export async function cookieOf({ db, env }: Pick<Site, "db" | "env">, userId: string): Promise<string> {
  const header = await signInAs({ db, env: readEnvironment(env) }, userId);
  return header.split(";")[0] ?? "";
}

/** The Cookie header of staff who have given the password to a built site, and not yet the code. */
export async function pendingTwoFactorCookieOf(
  { db, env }: Pick<Site, "db" | "env">,
  userId: string,
): Promise<string> {
  const user = { userId, passwordHash: (await findPasswordHash(db, userId)) ?? "" };
  const header = await startPendingTwoFactorSession(readEnvironment(env), user, new Date());
  return header.split(";")[0] ?? "";
}

/** Makes a staff member of a built site's own test, signed in. @returns the cookie for the browser */
export async function staffCookie(
  site: Site,
  email = `staff-${crypto.randomUUID().slice(0, 8)}@example.org`,
  role: StaffRole = "owner",
): Promise<{ name: string; value: string; url: string }> {
  const who = { email, password: STAFF.password };
  const [name = "", value = ""] = (await cookieOf(site, await makeStaff(site, who, role))).split("=");
  return { name, value, url: site.url };
}
