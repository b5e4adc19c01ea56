import { sql } from "kysely";
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

/** Notes that somebody is here; after a pause their last visit is over. */
export async function updateHere(
  db: Database,
  userId: string,
  { now, pausedSince }: { now: string; pausedSince: string },
): Promise<void> {
  await db
    .updateTable("users")
    .set(({ ref }) => ({
      here_at: now,
      last_visit_at: sql`case when here_at < ${pausedSince} then here_at else ${ref("last_visit_at")} end`,
    }))
    .where("id", "=", userId)
    .execute();
}

/** When somebody was here before this visit; null on their first one. */
export async function findLastVisit(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("last_visit_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.last_visit_at ?? null;
}

export async function deleteExpiredSessions(db: Database, now: string): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
