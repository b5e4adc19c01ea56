import type { Database } from "~/database/open-database.server";
import { consumeRateLimit } from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { keyedHash } from "~/lib/secrets.server";
import { findUserIdByEmail } from "../admins.queries.server";
import { type AccountAction, enqueueAccountMail, recordAccount } from "../record-account.server";
import { tooManyTries } from "../sessions/sign-in-rate-limits.server";
import { inviteForm, resendInvitationForm, revokeInvitationForm } from "./accounts.form";
import {
  deleteInvitation,
  findInvitation,
  findInvitationOf,
  findMember,
  insertInvitation,
  renewInvitation,
} from "./accounts.queries.server";
import { confirmed, type OwnerRequest } from "./change-account.server";

const VALID_MS = 7 * 24 * 60 * 60_000;
const expiryFrom = (now: Date) => new Date(now.getTime() + VALID_MS).toISOString();

/** The forms of the list of staff. */
export function invitationForms(asked: OwnerRequest) {
  return [
    createFormHandler(inviteForm, (values, { now }) => invite(asked, values, now)),
    createFormHandler(resendInvitationForm, ({ invitation }, { now }) => resend(asked, invitation, now)),
    createFormHandler(revokeInvitationForm, ({ invitation }, { now }) => revoke(asked, invitation, now)),
  ];
}

async function invite(
  asked: OwnerRequest,
  { email, role, currentPassword }: ValuesOf<typeof inviteForm>,
  now: Date,
): Promise<SubmissionResult> {
  return await confirmed(asked, currentPassword, now, async (trx) => {
    const problem = await whyNotInvited(trx, email, now);
    if (problem) return { ok: false, errors: { email: problem } };
    const limited = await limitOf(trx, asked, email, now);
    if (limited) return limited;
    const id = await insertInvitation(trx, {
      email,
      role,
      invited_by: asked.owner.email,
      created_at: now.toISOString(),
      expires_at: expiryFrom(now),
    });
    await enqueueAccountMail(trx, "invitation", email, now);
    await record(trx, asked, "invited", { id, role }, now);
    return { ok: true };
  });
}

async function whyNotInvited(trx: Database, email: string, now: Date): Promise<string | undefined> {
  const userId = await findUserIdByEmail(trx, email);
  const member = userId && (await findMember(trx, userId));
  if (member)
    return member.role
      ? "This address has an account already. It is in the list of staff."
      : "This address has a suspended account. Open it in the list of staff to give the access back.";
  return (await findInvitationOf(trx, email, now.toISOString()))
    ? "This address was invited already. Send the invitation again from the list of those that wait."
    : undefined;
}

async function limitOf(
  trx: Database,
  { services, owner }: OwnerRequest,
  email: string,
  now: Date,
): Promise<SubmissionResult | undefined> {
  const hash = keyedHash(services.env.SESSION_SECRET, "email", email.toLowerCase());
  const limits = [
    { ...rateLimitRules.invitations, key: `invitation:owner:${owner.userId}` },
    { ...rateLimitRules.invitationsOfEmail, key: `invitation:email:${hash}` },
  ];
  for (const limit of limits) {
    const result = await consumeRateLimit(trx, limit, now);
    if (result.ok) continue;
    return { ...result, status: 429, failure: tooManyTries(result.retryAfterSeconds, "invitations") };
  }
  return undefined;
}

const gone: SubmissionResult = {
  ok: false,
  status: 404,
  failure: "This invitation does not wait any more: it was accepted, revoked, or it ended.",
};

async function resend(asked: OwnerRequest, id: string, now: Date): Promise<SubmissionResult> {
  return await asked.services.db.transaction().execute(async (trx) => {
    const invitation = await findInvitation(trx, Number(id), now.toISOString());
    if (!invitation) return gone;
    const limited = await limitOf(trx, asked, invitation.email, now);
    if (limited) return limited;
    await renewInvitation(trx, invitation.id, expiryFrom(now));
    await enqueueAccountMail(trx, "invitation", invitation.email, now);
    await record(trx, asked, "invitation sent again", invitation, now);
    return { ok: true };
  });
}

async function revoke(asked: OwnerRequest, id: string, now: Date): Promise<SubmissionResult> {
  return await asked.services.db.transaction().execute(async (trx) => {
    const invitation = await findInvitation(trx, Number(id), now.toISOString());
    if (!invitation) return gone;
    await deleteInvitation(trx, invitation.id);
    await record(trx, asked, "invitation revoked", invitation, now);
    return { ok: true };
  });
}

/** Without the address: an entry outlives the invitation of somebody who never had an account. */
async function record(
  trx: Database,
  { owner }: OwnerRequest,
  action: AccountAction,
  { id, role }: { id: number; role: string },
  now: Date,
): Promise<void> {
  const invited = { userId: `invitation-${id}`, email: "" };
  await recordAccount(trx, invited, action, now, { facts: { role }, by: owner });
}
