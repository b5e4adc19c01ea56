import type { Database } from "~/database/open-database.server";
import { type Actor, operator } from "~/kits/audit-log/audit-log.queries.server";
import {
  deleteAdminRole,
  deleteSessionsOfUser,
  findFormerRole,
  findUserByEmail,
  isLastOwner,
} from "../admins.queries.server";
import { deleteResetsOfUser } from "../password/password-resets.queries.server";
import { recordAccount } from "../record-account.server";
import { deleteSuspension } from "./accounts.queries.server";

/** At once: the role, all sessions and mailed links. The account stays, as does the audit log. */
export async function endAccess(
  trx: Database,
  user: Actor,
  now: Date,
  by: Actor | typeof operator,
): Promise<void> {
  await deleteAdminRole(trx, user.userId);
  await deleteSuspension(trx, user.userId);
  await deleteSessionsOfUser(trx, user.userId);
  await deleteResetsOfUser(trx, user.userId);
  await recordAccount(trx, user, "access removed", now, { by });
}

/** Also of a suspended account. */
export function removeAdmin(
  db: Database,
  email: string,
  now: Date,
): Promise<"removed" | "unknown" | "no access" | "last owner"> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return "unknown";
    if (!(await findFormerRole(trx, user.id))) return "no access";
    if (await isLastOwner(trx, user.id)) return "last owner";
    await endAccess(trx, { userId: user.id, email: user.email }, now, operator);
    return "removed";
  });
}
