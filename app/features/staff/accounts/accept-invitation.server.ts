import { createHash, randomBytes, randomUUID } from "node:crypto";
import { ensureRoomForStaff } from "~/database/disk-space.server";
import type { Database } from "~/database/open-database.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { Services } from "~/server/services.server";
import { adminPaths } from "../admin-paths";
import { findUserIdByEmail, insertUser, saveAdminRole, updatePasswordHash } from "../admins.queries.server";
import { commonPasswordMessage } from "../password/password.forms";
import { hashPassword, isCommonPassword } from "../password/password.server";
import { recordAccount } from "../record-account.server";
import { hasSecondFactor } from "../second-factor/second-factor.queries.server";
import { createSession } from "../sessions/create-session.server";
import { acceptInvitationForm } from "./accounts.form";
import {
  deleteInvitation,
  findInvitationByToken,
  findInvitationOf,
  findMember,
  insertInvitationLink,
} from "./accounts.queries.server";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Makes a link for the mail: the database stores only the token's SHA-256. @param trx a transaction */
export async function createInvitationLink(trx: Database, email: string, now: Date) {
  const invitation = await findInvitationOf(trx, email, now.toISOString());
  if (!invitation) return undefined;
  const token = randomBytes(32).toString("base64url");
  await insertInvitationLink(trx, invitation.id, hashOf(token));
  return { ...invitation, link: `${adminPaths.invitation}?token=${token}` };
}

/** Changes nothing: mail programs prefetch links. */
export async function loadInvitation(db: Database, token: string | null, now: Date) {
  if (!token) return undefined;
  const invitation = await findInvitationByToken(db, hashOf(token), now.toISOString());
  return invitation && { id: invitation.id, email: invitation.email, role: invitation.role };
}

/** Makes the account, or gives a removed one access again, and signs in. A second factor is still required. */
export async function acceptInvitation(
  request: Request,
  services: Services,
  token: string | null,
  { newPassword }: ValuesOf<typeof acceptInvitationForm>,
  now: Date,
): Promise<SubmissionResult> {
  const { db, env } = services;
  const invalidLink: SubmissionResult = { ok: false, failure: acceptInvitationForm.messages.failure };
  const invited = await loadInvitation(db, token, now);
  if (!invited) return invalidLink;
  if (isCommonPassword(newPassword, [invited.email, env.ORGANIZATION_NAME])) {
    return { ok: false, errors: { newPassword: commonPasswordMessage } };
  }
  await ensureRoomForStaff({ path: env.DATABASE_PATH });
  const passwordHash = await hashPassword(newPassword);
  return await db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    // Hashing is slow: the link may have been used, or the invitation revoked, meanwhile.
    const invitation = await loadInvitation(trx, token, now);
    if (!invitation) return invalidLink;
    await deleteInvitation(trx, invitation.id);
    const user = await saveAccount(trx, invitation.email, passwordHash, now);
    // The command line has made the account meanwhile.
    if (!user) return invalidLink;
    await saveAdminRole(trx, user.userId, invitation.role, now.toISOString());
    const facts = { role: invitation.role, by: "invitation" };
    await recordAccount(trx, user, "account made", now, { facts });
    if (await hasSecondFactor(trx, user.userId)) {
      return { ok: true, to: `${adminPaths.login}?${SENT_PARAMETER}=${acceptInvitationForm.name}` };
    }
    const cookies = await createSession(request, { ...services, db: trx }, user, now);
    const headers = new Headers();
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return { ok: true, to: adminPaths.dashboard, headers };
  });
}

async function saveAccount(trx: Database, email: string, password_hash: string, now: Date) {
  const existing = await findUserIdByEmail(trx, email);
  if (existing === undefined) {
    const id = randomUUID();
    await insertUser(trx, { id, email, password_hash, created_at: now.toISOString() });
    return { userId: id, email };
  }
  if (await findMember(trx, existing)) return undefined;
  await updatePasswordHash(trx, existing, password_hash);
  return { userId: existing, email };
}
