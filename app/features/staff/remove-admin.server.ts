import { operator } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import {
  deleteAdminRole,
  deleteSessionsOfUser,
  findUserByEmail,
  hasAdminRole,
  isLastOwner,
} from "./admins.queries.server";
import { deleteResetsOfUser } from "./password/password-resets.queries.server";
import { recordAccount } from "./record-account.server";

/** Ends access at once: the role, all sessions and mailed links. The account stays, as does the audit log. */
export function removeAdmin(
  db: Database,
  email: string,
  now: Date,
): Promise<"removed" | "unknown" | "no access" | "last owner"> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return "unknown";
    if (!(await hasAdminRole(trx, user.id))) return "no access";
    if (await isLastOwner(trx, user.id)) return "last owner";
    await deleteAdminRole(trx, user.id);
    await deleteSessionsOfUser(trx, user.id);
    await deleteResetsOfUser(trx, user.id);
    const account = { userId: user.id, email: user.email };
    await recordAccount(trx, account, "access removed", now, { by: operator });
    return "removed";
  });
}
