import type { Database } from "~/server/open-database.server";

export async function deleteExpiredInvitations(db: Database, now: string): Promise<void> {
  await db.deleteFrom("staff_invitations").where("expires_at", "<=", now).execute();
}
