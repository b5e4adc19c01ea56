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

const columns = ["staff_invitations.id", "email", "role", "invited_by", "created_at", "expires_at"] as const;

export async function listInvitations(db: Database, now: string) {
  return await db
    .selectFrom("staff_invitations")
    .select(columns)
    .where("expires_at", ">", now)
    .orderBy("email")
    .execute();
}

export async function findInvitation(db: Database, id: number, now: string) {
  return await db
    .selectFrom("staff_invitations")
    .select(columns)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function findInvitationOf(db: Database, email: string, now: string) {
  return await db
    .selectFrom("staff_invitations")
    .select(columns)
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function findInvitationByToken(db: Database, tokenHash: string, now: string) {
  return await db
    .selectFrom("staff_invitations")
    .innerJoin("staff_invitation_links", "invitation_id", "staff_invitations.id")
    .select(columns)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

interface NewInvitation {
  email: string;
  role: StaffRole;
  invited_by: string;
  created_at: string;
  expires_at: string;
}

/** Replaces one of the same address, which has expired. @returns its id */
export async function insertInvitation(trx: Database, invitation: NewInvitation): Promise<number> {
  await trx.deleteFrom("staff_invitations").where("email", "=", invitation.email).execute();
  const { id } = await trx
    .insertInto("staff_invitations")
    .values(invitation)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The links that were mailed before end. */
export async function renewInvitation(trx: Database, id: number, expires_at: string): Promise<void> {
  await trx.updateTable("staff_invitations").set({ expires_at }).where("id", "=", id).execute();
  await trx.deleteFrom("staff_invitation_links").where("invitation_id", "=", id).execute();
}

export async function insertInvitationLink(trx: Database, id: number, token_hash: string): Promise<void> {
  await trx.insertInto("staff_invitation_links").values({ token_hash, invitation_id: id }).execute();
}

/** Its links go with it. */
export async function deleteInvitation(trx: Database, id: number): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("id", "=", id).execute();
}

export async function deleteExpiredInvitations(db: Database, now: string): Promise<void> {
  await db.deleteFrom("staff_invitations").where("expires_at", "<=", now).execute();
}
