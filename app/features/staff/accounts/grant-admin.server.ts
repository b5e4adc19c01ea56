import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { StaffRole } from "~/database/schema/staff-role";
import { operator } from "~/kits/audit-log/audit-log.queries.server";
import {
  deleteResetsOfUser,
  deleteSessionsOfUser,
  findFormerRole,
  findUserIdByEmail,
  hasAnyAdmin,
  insertUser,
  isLastOwner,
  saveAdminRole,
  updatePasswordHash,
} from "../admins.queries.server";
import { generatePassword, hashPassword } from "../password/password.server";
import { type AccountAction, enqueueAccountMail, recordAccount } from "../record-account.server";
import { deleteSecondFactor } from "../second-factor/second-factor.queries.server";

export interface Credentials {
  email: string;
  password: string;
}

class LastOwner extends Error {
  override name = "LastOwner";
  constructor(email: string) {
    super(`${email} is the only owner: make another one first.`);
  }
}

interface GrantOptions {
  /** Without it the one they have or had, else owner. */
  role?: StaffRole | undefined;
  /** For a user who has lost the phone and the recovery codes. */
  removeSecondFactor?: boolean;
  /** For a password that others may have seen. */
  mustChangePassword?: boolean;
}

/**
 * An existing user gets the new password and is signed out everywhere, in case the old one was lost or stolen.
 * @throws LastOwner
 */
export async function grantAdmin(
  db: Database,
  { email, password }: Credentials,
  { role, removeSecondFactor = false, mustChangePassword = false }: GrantOptions = {},
): Promise<"created" | "reset"> {
  const passwordHash = await hashPassword(password);
  const moment = new Date();
  const now = moment.toISOString();
  return await db.transaction().execute(async (trx) => {
    const existing = await findUserIdByEmail(trx, email);
    const id = existing ?? randomUUID();
    if (existing === undefined) {
      const must_change_password = mustChangePassword ? 1 : 0;
      await insertUser(trx, {
        id,
        email,
        password_hash: passwordHash,
        created_at: now,
        must_change_password,
      });
    } else {
      await updatePasswordHash(trx, id, passwordHash, mustChangePassword);
      await deleteSessionsOfUser(trx, id);
      await deleteResetsOfUser(trx, id);
      await enqueueAccountMail(trx, "password changed", email, moment);
    }
    const given = role ?? (await findFormerRole(trx, id)) ?? "owner";
    if (given !== "owner" && (await isLastOwner(trx, id))) throw new LastOwner(email);
    await saveAdminRole(trx, id, given, now);
    const action: AccountAction = existing === undefined ? "account made" : "password reset";
    const user = { userId: id, email };
    await recordAccount(trx, user, action, moment, { facts: { role: given }, by: operator });
    if (removeSecondFactor && (await deleteSecondFactor(trx, id))) {
      await enqueueAccountMail(trx, "second factor off", email, moment);
      await recordAccount(trx, user, "second factor off", moment, { by: operator });
    }
    return existing === undefined ? "created" : "reset";
  });
}

/** @param show called before the account is made, so that a crash never leaves an account with an unseen password */
export async function ensureFirstAdmin(
  db: Database,
  email: string,
  show: (credentials: Credentials) => void,
): Promise<void> {
  if (await hasAnyAdmin(db)) return;
  const credentials = { email, password: generatePassword() };
  show(credentials);
  await grantAdmin(db, credentials, { mustChangePassword: true });
}
