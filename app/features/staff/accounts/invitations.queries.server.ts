import type { Database } from "~/database/open-database.server";
import type { StaffRole } from "~/database/schema/staff-role";

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
