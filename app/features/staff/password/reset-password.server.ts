import { createHash, randomBytes } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import { clientIpBlock } from "~/http/client-ip.server";
import { consumeRateLimit } from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { keyedHash } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import { adminPaths } from "../admin-paths";
import {
  deleteResetsOfUser,
  deleteSessionsOfUser,
  findReset,
  insertReset,
  updatePasswordHash,
} from "../admins.queries.server";
import { enqueueAccountMail, recordAccount } from "../record-account.server";
import { tooManyTries } from "../sessions/sign-in-rate-limits.server";
import { rememberDevice } from "../sessions/signed-cookie.server";
import { commonPasswordMessage, type forgotPasswordForm, resetPasswordForm } from "./password.forms";
import { hashPassword, isCommonPassword } from "./password.server";

/** The worker looks the account up, so that neither response nor timing reveals it; committed before the response. */
export async function requestPasswordReset(
  request: Request,
  { db, env }: Services,
  { email }: ValuesOf<typeof forgotPasswordForm>,
  now: Date,
): Promise<SubmissionResult> {
  const hash = (purpose: string, text: string) => keyedHash(env.SESSION_SECRET, purpose, text);
  const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  const byAddress = { ...rateLimitRules.passwordResets, key: `reset:address:${hash("address", block)}` };
  const byEmail = {
    ...rateLimitRules.passwordResetsOfEmail,
    key: `reset:email:${hash("email", email.toLowerCase())}`,
  };
  for (const limit of isPublic ? [byAddress, byEmail] : [byEmail]) {
    const result = await consumeRateLimit(db, limit, now);
    if (!result.ok) return { ...result, status: 429, failure: tooManyTries(result.retryAfterSeconds) };
  }
  await enqueueAccountMail(db, "password reset", email, now);
  return { ok: true };
}

const RESET_MINUTES = 60;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** @param trx a transaction @returns path and search, for the mail only: the database stores the token's SHA-256 */
export async function createResetLink(trx: Database, user: Actor, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertReset(trx, {
    token_hash: hashOf(token),
    user_id: user.userId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + RESET_MINUTES * 60_000).toISOString(),
  });
  return `${adminPaths.resetPassword}?token=${token}`;
}

/** The user of a valid reset link. Changes nothing: mail programs prefetch links. */
export async function loadResetLink(
  db: Database,
  token: string | null,
  now: Date,
): Promise<Actor | undefined> {
  const reset = token ? await findReset(db, hashOf(token), now) : undefined;
  return reset && { userId: reset.user_id, email: reset.email };
}

/** Invalidates all reset links and sessions of the user, and notifies by mail. A second factor is still required. */
export async function resetPassword(
  request: Request,
  { db, env }: Services,
  token: string | null,
  { newPassword }: ValuesOf<typeof resetPasswordForm>,
  now: Date,
): Promise<SubmissionResult> {
  const invalidLink: SubmissionResult = { ok: false, failure: resetPasswordForm.messages.failure };
  const user = await loadResetLink(db, token, now);
  if (!user) return invalidLink;
  if (isCommonPassword(newPassword, [user.email, env.ORGANIZATION_NAME])) {
    return { ok: false, errors: { newPassword: commonPasswordMessage } };
  }
  const passwordHash = await hashPassword(newPassword);
  const done = await db.transaction().execute(async (trx) => {
    // Hashing is slow: the link may have been used meanwhile.
    if (!(await loadResetLink(trx, token, now))) return false;
    await updatePasswordHash(trx, user.userId, passwordHash);
    await deleteResetsOfUser(trx, user.userId);
    await deleteSessionsOfUser(trx, user.userId);
    await enqueueAccountMail(trx, "password changed", user.email, now);
    await recordAccount(trx, user, "password reset", now, { facts: { by: "mailed link" } });
    return true;
  });
  if (!done) return invalidLink;
  // The mailbox owner gets a rate limit of their own, which other people's tries cannot exhaust.
  const headers = { "Set-Cookie": await rememberDevice(request, env, user.email) };
  return { ok: true, to: `${adminPaths.login}?${SENT_PARAMETER}=${resetPasswordForm.name}`, headers };
}
