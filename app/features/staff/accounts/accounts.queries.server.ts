import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { StaffRole } from "~/database/schema/staff-role";

/** Accounts with access, and suspended ones: those who were removed remain for the audit log alone. */
const members = (db: Database) =>
  db
    .selectFrom("users")
    .leftJoin("admin_roles", "admin_roles.user_id", "users.id")
    .where((row) =>
      row.or([row("admin_roles.role", "is not", null), row("users.suspended_role", "is not", null)]),
    );

export async function listMembers(db: Database, now: string) {
  return await members(db)
    .select(["users.id", "users.email", "users.created_at", "users.suspended_at"])
    .select(["admin_roles.role", "users.suspended_role"])
    .select(({ selectFrom, fn }) => [
      selectFrom("second_factors")
        .whereRef("second_factors.user_id", "=", "users.id")
        .where("confirmed_at", "is not", null)
        .select(fn.countAll<number>().as("count"))
        .as("second_factors"),
      selectFrom("sessions")
        .whereRef("sessions.user_id", "=", "users.id")
        .where("expires_at", ">", now)
        .select(fn.countAll<number>().as("count"))
        .as("sessions"),
      selectFrom("sessions")
        .whereRef("sessions.user_id", "=", "users.id")
        .select(sql<string | null>`max(coalesce(seen_at, created_at))`.as("seen"))
        .as("seen_at"),
      selectFrom("audit_log")
        .where("kind", "=", "account")
        .whereRef("record_id", "=", "users.id")
        .where("action", "=", "signed in")
        .orderBy("id", "desc")
        .limit(1)
        .select("audit_log.created_at")
        .as("signed_in_at"),
    ])
    .orderBy("users.email")
    .execute();
}

export async function findMember(db: Database, userId: string) {
  return await members(db)
    .select(["users.id", "users.email", "admin_roles.role", "users.suspended_role", "users.suspended_at"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** The role is given back by `saveAdminRole`. */
export async function saveSuspension(
  trx: Database,
  userId: string,
  role: StaffRole,
  now: string,
): Promise<void> {
  await trx
    .updateTable("users")
    .set({ suspended_role: role, suspended_at: now })
    .where("id", "=", userId)
    .execute();
}

export async function deleteSuspension(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ suspended_role: null, suspended_at: null })
    .where("id", "=", userId)
    .execute();
}
