import type { Database } from "~/database/open-database.server";
import { type Actor, operator } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { Services } from "~/server/services.server";
import { adminPaths } from "../admin-paths";
import {
  deleteAdminRole,
  deleteResetsOfUser,
  deleteSessionsOfUser,
  findFormerRole,
  findUserByEmail,
  isLastOwner,
  saveAdminRole,
} from "../admins.queries.server";
import { confirmPassword } from "../password/change-password.server";
import { enqueueAccountMail, recordAccount } from "../record-account.server";
import type { Staff } from "../sessions/require-staff.server";
import { changeRoleForm, reactivateForm, removeAccountForm, suspendForm } from "./accounts.form";
import { deleteSuspension, findMember, type Member, saveSuspension } from "./accounts.queries.server";
import { accountProblems as problems, roleNames } from "./staff-accounts.copy";

export interface OwnerRequest {
  request: Request;
  services: Services;
  owner: Staff;
}

interface Change {
  trx: Database;
  member: Member;
  now: Date;
}

const refused = (failure: string): SubmissionResult => ({ ok: false, status: 409, failure });

/** The forms of one account's page. @param userId of the account */
export function accountForms(asked: OwnerRequest, userId: string) {
  const change = (
    { currentPassword }: { currentPassword: string },
    now: Date,
    apply: (change: Change) => Promise<SubmissionResult>,
  ) => confirmed(asked, currentPassword, now, (trx) => changeMember(trx, userId, now, apply));
  const { owner } = asked;
  return [
    createFormHandler(changeRoleForm, (values, { now }) =>
      change(values, now, (found) => changeRole(found, owner, values.role)),
    ),
    createFormHandler(suspendForm, (values, { now }) =>
      change(values, now, (found) => suspend(found, owner)),
    ),
    createFormHandler(reactivateForm, (values, { now }) =>
      change(values, now, (found) => reactivate(found, owner)),
    ),
    createFormHandler(removeAccountForm, (values, { now }) =>
      change(values, now, (found) => remove(found, owner)),
    ),
  ];
}

/** Asks for the owner's password, and again for the role: another owner may have taken it meanwhile. */
export async function confirmed(
  { request, services, owner }: OwnerRequest,
  password: string,
  now: Date,
  work: (trx: Database) => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  const invalid = await confirmPassword(request, services, owner, ["currentPassword", password], now);
  if (invalid) return invalid;
  return await services.db.transaction().execute(async (trx) => {
    const isOwner = (await findMember(trx, owner.userId))?.role === "owner";
    return isOwner
      ? await work(trx)
      : { ok: false, status: 403, failure: "Your account is not an owner's any more. Ask another owner." };
  });
}

async function changeMember(
  trx: Database,
  userId: string,
  now: Date,
  apply: (change: Change) => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  const member = await findMember(trx, userId);
  return member ? await apply({ trx, member, now }) : { ok: false, status: 404, failure: problems.gone };
}

const accountOf = ({ id, email }: Member) => ({ userId: id, email });

async function changeRole(
  { trx, member, now }: Change,
  by: Staff,
  role: "viewer" | "editor" | "owner",
): Promise<SubmissionResult> {
  const { id, email } = member;
  if (!member.role)
    return refused("This account is suspended. Give the access back before you change the role.");
  if (member.role === role) return refused(`${email} has the role ${roleNames[role]} already.`);
  if (await isLastOwner(trx, id)) return refused(problems.lastOwner(email));
  await saveAdminRole(trx, id, role, now.toISOString());
  await enqueueAccountMail(trx, "role changed", email, now);
  const change = { before: { role: member.role }, facts: { role } };
  await recordAccount(trx, accountOf(member), "role changed", now, { ...change, by });
  return { ok: true };
}

async function suspend({ trx, member, now }: Change, by: Staff): Promise<SubmissionResult> {
  const { id, email, role } = member;
  if (!role) return refused("This account is suspended already.");
  if (await isLastOwner(trx, id)) return refused(problems.lastOwner(email));
  if (id === by.userId) return refused(problems.own);
  await saveSuspension(trx, id, role, now.toISOString());
  await deleteAdminRole(trx, id);
  await deleteSessionsOfUser(trx, id);
  await deleteResetsOfUser(trx, id);
  await enqueueAccountMail(trx, "account suspended", email, now);
  await recordAccount(trx, accountOf(member), "account suspended", now, { by });
  return { ok: true };
}

async function reactivate({ trx, member, now }: Change, by: Staff): Promise<SubmissionResult> {
  const role = await findFormerRole(trx, member.id);
  if (member.role || !role) return refused("This account is not suspended any more.");
  // One that began while the account was being suspended.
  await deleteSessionsOfUser(trx, member.id);
  await saveAdminRole(trx, member.id, role, now.toISOString());
  await enqueueAccountMail(trx, "account reactivated", member.email, now);
  await recordAccount(trx, accountOf(member), "account reactivated", now, { facts: { role }, by });
  return { ok: true };
}

async function remove({ trx, member, now }: Change, by: Staff): Promise<SubmissionResult> {
  if (await isLastOwner(trx, member.id)) return refused(problems.lastOwner(member.email));
  if (member.id === by.userId) return refused(problems.own);
  await endAccess(trx, accountOf(member), now, by);
  await enqueueAccountMail(trx, "access removed", member.email, now);
  return { ok: true, to: `${adminPaths.staff}?${SENT_PARAMETER}=${removeAccountForm.name}#staff` };
}

/** At once: the role, all sessions and mailed links. The account stays, as does the audit log. */
async function endAccess(trx: Database, user: Actor, now: Date, by: Actor | typeof operator): Promise<void> {
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
