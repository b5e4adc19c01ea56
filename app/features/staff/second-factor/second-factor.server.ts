import type { Database } from "~/database/open-database.server";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { type QrCodePath, renderQrCode } from "~/lib/qr-code.server";
import { formatTime } from "~/lib/time/dates";
import type { Services } from "~/server/services.server";
import { adminPaths } from "../admin-paths";
import { findPasswordHash } from "../admins.queries.server";
import { confirmPassword } from "../password/change-password.server";
import { enqueueAccountMail, recordAccount } from "../record-account.server";
import type { SecondProof } from "../sessions/create-session.server";
import type { Staff } from "../sessions/require-staff.server";
import { deleteOtherSessions } from "../sessions/sessions.queries.server";
import {
  codeRateLimits,
  consumeTotpCode,
  decryptSecret,
  encryptSecret,
  newRecoveryCodes,
  newTotpSecret,
  recoveryCodeHash,
  totpUri,
} from "./codes.server";
import { type ShownCodes, wrongCodeMessage } from "./second-factor.form";
import {
  countUnusedCodes,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  replaceUnconfirmed,
  updateConfirmed,
} from "./second-factor.queries.server";

/** An unconfirmed key expires after this, as it may have been seen by someone else. */
const SET_UP_MS = 60 * 60_000;

const setUpSince = (now: Date) => new Date(now.getTime() - SET_UP_MS).toISOString();

export interface SecondFactorRequest {
  request: Request;
  services: Services;
  staff: Staff;
}

interface PasswordAndCode {
  currentPassword: string;
  code: string;
}

/** Signing in asks for codes only once one has confirmed the key. */
export async function startSecondFactor(
  { request, services, staff }: SecondFactorRequest,
  { currentPassword }: { currentPassword: string },
  now: Date,
): Promise<SubmissionResult> {
  const invalid = await confirmPassword(request, services, staff, ["currentPassword", currentPassword], now);
  if (invalid) return invalid;
  const user_id = staff.userId;
  const sealed_secret = encryptSecret(services.env, user_id, newTotpSecret());
  const created_at = now.toISOString();
  await services.db
    .transaction()
    .execute((trx) => replaceUnconfirmed(trx, { user_id, sealed_secret, created_at }));
  return { ok: true, to: adminPaths.secondFactor };
}

/** Ends the other sessions, which started without it. @returns the recovery codes, shown this once */
export async function confirmSecondFactor(
  asked: SecondFactorRequest,
  { code }: { code: string },
  now: Date,
): Promise<SubmissionResult<ShownCodes>> {
  const { userId, email, sessionId } = asked.staff;
  return await withCode<ShownCodes>(asked, code, now, async (trx) => {
    if (!(await updateConfirmed(trx, userId, now.toISOString(), setUpSince(now)))) return { ok: false };
    await deleteOtherSessions(trx, userId, sessionId);
    await enqueueAccountMail(trx, "second factor on", email, now);
    await recordAccount(trx, asked.staff, "second factor on", now);
    return { ok: true, data: await showNewCodes(trx, userId) };
  });
}

/** Invalidates the old recovery codes. @returns the codes, shown this once */
export async function makeNewRecoveryCodes(
  asked: SecondFactorRequest,
  { currentPassword, code }: PasswordAndCode,
  now: Date,
): Promise<SubmissionResult<ShownCodes>> {
  const { request, services, staff } = asked;
  const invalid = await confirmPassword(request, services, staff, ["currentPassword", currentPassword], now);
  if (invalid) return invalid;
  return await withCode<ShownCodes>(asked, code, now, async (trx) => {
    await recordAccount(trx, staff, "recovery codes replaced", now);
    return { ok: true, data: await showNewCodes(trx, staff.userId) };
  });
}

/** Needs both the password and a code. */
export async function turnOffSecondFactor(
  asked: SecondFactorRequest,
  { currentPassword, code }: PasswordAndCode,
  now: Date,
): Promise<SubmissionResult> {
  const { request, services, staff } = asked;
  const invalid = await confirmPassword(request, services, staff, ["currentPassword", currentPassword], now);
  if (invalid) return invalid;
  return await withCode<never>(asked, code, now, async (trx, proof) => {
    await deleteSecondFactor(trx, staff.userId);
    await enqueueAccountMail(trx, "second factor off", staff.email, now);
    await recordAccount(trx, staff, "second factor off", now, { facts: { by: proof } });
    return { ok: true };
  });
}

/** Runs a change in the transaction that consumes the code. */
async function withCode<Data>(
  { services, staff }: SecondFactorRequest,
  code: string,
  now: Date,
  change: (trx: Database, proof: SecondProof) => Promise<SubmissionResult<Data>>,
): Promise<SubmissionResult<Data>> {
  const { db, env } = services;
  const passwordHash = (await findPasswordHash(db, staff.userId)) ?? "";
  const limits = codeRateLimits(services, { ...staff, passwordHash }, now);
  const invalid = await limits.consume();
  if (invalid) return invalid;
  const outcome = await db.transaction().execute(async (trx): Promise<SubmissionResult<Data>> => {
    const proof = await consumeTotpCode(trx, env, staff.userId, code, now);
    if (proof) return await change(trx, proof);
    await recordAccount(trx, staff, "code refused", now);
    return { ok: false, errors: { code: wrongCodeMessage } };
  });
  if (outcome.ok) await limits.reset();
  return outcome;
}

async function showNewCodes(trx: Database, userId: string): Promise<ShownCodes> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => recoveryCodeHash(userId, code));
  await replaceRecoveryCodes(trx, userId, hashes);
  return { recoveryCodes };
}

export type SecondFactorView =
  | { state: "off" }
  | { state: "set up"; qrCode: QrCodePath; secret: string; uri: string }
  | { state: "on"; since: string; codesLeft: number };

/** The key is shown until a code confirms it, and never again. */
export async function getSecondFactor(
  { db, env }: Services,
  { userId, email }: Staff,
  now: Date,
): Promise<SecondFactorView> {
  const factor = await findSecondFactor(db, userId);
  if (!factor) return { state: "off" };
  if (factor.confirmed_at !== null) {
    return {
      state: "on",
      since: formatTime(factor.confirmed_at),
      codesLeft: await countUnusedCodes(db, userId),
    };
  }
  const secret = factor.created_at > setUpSince(now) && decryptSecret(env, userId, factor.sealed_secret);
  if (!secret) return { state: "off" };
  const address = totpUri(secret, email, env.ORGANIZATION_NAME);
  return {
    state: "set up",
    qrCode: renderQrCode(address),
    secret: secret.replace(/(.{4})(?=.)/g, "$1 "),
    uri: address,
  };
}
