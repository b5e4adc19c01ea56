import { randomUUID } from "node:crypto";
import { insertAccountMail } from "~/features/account/account-mails.queries.server";
import { deleteResetsOfUser } from "~/features/account/password-resets.queries.server";
import { type AccountAction, recordAccount } from "~/features/account/record-account.server";
import { deleteSecondFactor } from "~/features/account/second-factor.queries.server";
import { operator } from "~/features/audit/record-audit.queries.server";
import type { Database } from "~/server/open-database.server";
import {
  deleteSessionsOfUser,
  findUserIdByEmail,
  hasAnyAdmin,
  insertAdminRole,
  insertUser,
  updatePasswordHash,
} from "./admins.queries.server";
import { generatePassword, hashPassword } from "./password.server";

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Makes `email` an admin who signs in with `password`. A user who exists already gets the new password and is
 * signed out everywhere, so that this also serves when a password was lost or stolen. Whoever runs the site does it.
 *
 * @param removeSecondFactor for a user who has lost the phone and the recovery codes
 * @returns whether the user was made now or existed before
 */
export async function grantAdmin(
  db: Database,
  { email, password }: Credentials,
  { removeSecondFactor = false } = {},
): Promise<"created" | "reset"> {
  const passwordHash = await hashPassword(password);
  const moment = new Date();
  const now = moment.toISOString();
  return await db.transaction().execute(async (trx) => {
    const existing = await findUserIdByEmail(trx, email);
    const id = existing ?? randomUUID();
    if (existing === undefined) {
      await insertUser(trx, { id, email, password_hash: passwordHash, created_at: now });
    } else {
      await updatePasswordHash(trx, id, passwordHash);
      await deleteSessionsOfUser(trx, id);
      await deleteResetsOfUser(trx, id);
      await insertAccountMail(trx, "password changed", email, moment);
    }
    await insertAdminRole(trx, id, now);
    const action: AccountAction = existing === undefined ? "account made" : "password reset";
    const user = { userId: id, email };
    await recordAccount(trx, user, action, moment, { by: operator });
    if (removeSecondFactor && (await deleteSecondFactor(trx, id))) {
      await insertAccountMail(trx, "second factor off", email, moment);
      await recordAccount(trx, user, "second factor off", moment, { by: operator });
    }
    return existing === undefined ? "created" : "reset";
  });
}

/**
 * Makes the first admin when nobody holds the role, with a random password.
 *
 * @returns the credentials, to be shown once and kept nowhere; undefined when there is an admin already
 */
export async function ensureFirstAdmin(db: Database, email: string): Promise<Credentials | undefined> {
  if (await hasAnyAdmin(db)) return undefined;
  const credentials = { email, password: generatePassword() };
  await grantAdmin(db, credentials);
  return credentials;
}
