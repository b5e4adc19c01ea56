import { redirect } from "@remix-run/node";
import { ensureRoomForStaff } from "~/database/disk-space.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import type { Services } from "~/server/services.server";
import { adminPaths, pathAfterLogin } from "../admin-paths";
import { recordAccount } from "../record-account.server";
import {
  codeRateLimits,
  consumeTotpCode,
  isSecretUnreadable,
} from "../second-factor/consume-totp-code.server";
import { uncheckableCodeMessage, wrongCodeMessage } from "../second-factor/second-factor.form";
import { createSession } from "../sessions/create-session.server";
import { type loginCodeForm, loginMessages } from "./login.form";
import {
  endPendingTwoFactorSession,
  type PendingTwoFactorSession,
  readPendingTwoFactorSession,
} from "./pending-two-factor.server";

const nextOf = (request: Request) => pathAfterLogin(new URL(request.url).searchParams.get("next"));

/** @throws a redirect to login without a live pending sign-in */
export async function requirePendingTwoFactorSession(
  request: Request,
  services: Services,
  now: Date,
): Promise<PendingTwoFactorSession> {
  const who = await readPendingTwoFactorSession(request, services, now);
  if (who) return who;
  const login = `${adminPaths.login}?${new URLSearchParams({ next: nextOf(request) })}`;
  throw redirect(login, { status: 303, headers: { "Cache-Control": "no-store" } });
}

/** Consumes the code and creates the session in one transaction. */
export async function signInWithCode(
  request: Request,
  services: Services,
  who: PendingTwoFactorSession,
  { code }: ValuesOf<typeof loginCodeForm>,
  now: Date,
): Promise<SubmissionResult> {
  const { db, env } = services;
  await ensureRoomForStaff({ path: env.DATABASE_PATH });
  const limits = codeRateLimits(services, who, now);
  const invalid = await limits.consume();
  if (invalid)
    return { ...invalid, ...(invalid.failure && { failure: loginMessages.failed(invalid.failure) }) };
  const cookies = await db.transaction().execute(async (trx) => {
    const proof = await consumeTotpCode(trx, env, who.userId, code, now);
    if (proof)
      return await createSession(request, { ...services, db: trx }, who, now, {
        isLong: who.isLong,
        secondFactor: proof,
      });
    await recordAccount(trx, who, "sign-in refused", now, { facts: { reason: "wrong code" } });
    return undefined;
  });
  if (!cookies) {
    const isUnreadable = await isSecretUnreadable(db, env, who.userId);
    return { ok: false, errors: { code: isUnreadable ? uncheckableCodeMessage : wrongCodeMessage } };
  }
  await limits.reset();
  const headers = new Headers();
  for (const cookie of [...cookies, await endPendingTwoFactorSession(env)])
    headers.append("Set-Cookie", cookie);
  return { ok: true, to: nextOf(request), headers };
}
