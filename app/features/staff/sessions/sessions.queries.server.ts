import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";

export async function insertSession(db: Database, session: NewRow<"sessions">): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export async function findSession(db: Database, id: string, now: string) {
  return await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("admin_roles", "admin_roles.user_id", "sessions.user_id")
    .select([
      "sessions.id",
      "sessions.user_id",
      "sessions.seen_at",
      "sessions.created_at",
      "sessions.is_long",
    ])
    .select(["users.email", "users.must_change_password", "admin_roles.role"])
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

export async function deleteSessionOfUser(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOtherSessions(db: Database, userId: string, currentId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "!=", currentId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function listSessionsOfUser(db: Database, userId: string, now: string) {
  return await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "seen_at", "is_long"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Notes that a session was used; of requests at the same moment only the first one writes. */
export async function updateSeen(
  db: Database,
  id: string,
  times: { seen_at: string; expires_at: string },
  unlessAfter: string,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set(times)
    .where("id", "=", id)
    .where((row) => row.or([row("seen_at", "is", null), row("seen_at", "<=", unlessAfter)]))
    .execute();
}

export async function deleteExpiredSessions(db: Database, now: string): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
