import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import type { StaffRole } from "~/database/schema/staff-role";

type Connection = Database | DatabaseTransaction;

export async function hasAnyAdmin(db: Connection): Promise<boolean> {
  const row = await db.selectFrom("admin_roles").select("user_id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Ignores letter case. */
export async function findUserIdByEmail(db: Connection, email: string): Promise<string | undefined> {
  const row = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return row?.id;
}

/** Ignores letter case. */
export async function findUserByEmail(db: Connection, email: string) {
  return await db
    .selectFrom("users")
    .select(["id", "email", "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Connection, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash;
}

export async function findStaffById(db: Connection, userId: string) {
  return await db
    .selectFrom("users")
    .innerJoin("admin_roles", "admin_roles.user_id", "users.id")
    .select(["users.email", "users.password_hash"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

export async function hasAdminRole(db: Connection, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("admin_roles")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the first ones, whom others are told to ask. */
export async function listOwnerAddresses(db: Connection): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("admin_roles", "admin_roles.user_id", "users.id")
    .select("users.email")
    .where("admin_roles.role", "=", "owner")
    .orderBy("admin_roles.created_at")
    .orderBy("users.email")
    .limit(3)
    .execute();
  return rows.map(({ email }) => email);
}

export async function insertUser(db: Connection, user: NewRow<"users">): Promise<void> {
  await db.insertInto("users").values(user).execute();
}

export async function updatePasswordHash(
  db: Connection,
  userId: string,
  passwordHash: string,
  mustChange = false,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash, must_change_password: mustChange ? 1 : 0 })
    .where("id", "=", userId)
    .execute();
}

/** Saves the time of a warning about failed sign-ins. @returns false if one was sent after `unlessAfter` */
export async function updateWarned(
  db: Connection,
  userId: string,
  now: string,
  unlessAfter: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ warned_at: now })
    .where("id", "=", userId)
    .where((row) => row.or([row("warned_at", "is", null), row("warned_at", "<=", unlessAfter)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the role, or changes it; the date of the first one stays. An account that has it is not suspended. */
export async function saveAdminRole(
  db: Connection,
  userId: string,
  role: StaffRole,
  now: string,
): Promise<void> {
  await db
    .insertInto("admin_roles")
    .values({ user_id: userId, role, created_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ role }))
    .execute();
  await db
    .updateTable("users")
    .set({ suspended_role: null, suspended_at: null })
    .where("id", "=", userId)
    .execute();
}

/** Also of a suspended account. */
export async function findFormerRole(db: Connection, userId: string): Promise<StaffRole | undefined> {
  const row = await db
    .selectFrom("users")
    .leftJoin("admin_roles", "admin_roles.user_id", "users.id")
    .select(["admin_roles.role", "users.suspended_role"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row?.role ?? row?.suspended_role ?? undefined;
}

export async function isLastOwner(db: Connection, userId: string): Promise<boolean> {
  const owners = await db
    .selectFrom("admin_roles")
    .select("user_id")
    .where("role", "=", "owner")
    .limit(2)
    .execute();
  return owners.length === 1 && owners[0]?.user_id === userId;
}

export async function deleteAdminRole(db: Connection, userId: string): Promise<void> {
  await db.deleteFrom("admin_roles").where("user_id", "=", userId).execute();
}

export async function deleteSessionsOfUser(db: Connection, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

export async function insertReset(db: Database, reset: NewRow<"password_resets">): Promise<void> {
  await db.insertInto("password_resets").values(reset).execute();
}

export async function findReset(db: Database, tokenHash: string, now: Date) {
  return await db
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .select(["password_resets.user_id", "users.email"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

export async function deleteResetsOfUser(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

export async function deleteExpiredResets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("password_resets").where("expires_at", "<=", now.toISOString()).execute();
}
