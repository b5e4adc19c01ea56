import type { Database } from "~/server/open-database.server";
import type { NewRow } from "~/server/schema.server";

export async function insertSession(db: Database, session: NewRow<"sessions">): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Finds an unexpired session with its user, and the user's role if there is one. */
export async function findSession(db: Database, id: string, now: string) {
  return await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("admin_roles", "admin_roles.user_id", "sessions.user_id")
    .select(["sessions.id", "sessions.user_id", "users.email", "admin_roles.role"])
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Forgets every session whose time is over. */
export async function deleteExpiredSessions(db: Database, now: string): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
