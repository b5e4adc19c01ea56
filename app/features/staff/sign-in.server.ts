import { data, redirect } from "@remix-run/node";
import { checkForm, keptValues } from "~/forms/check-form.server";
import type { RefusedForm } from "~/forms/form-result";
import { readForm, type SentFields } from "~/forms/read-form.server";
import { logger } from "~/server/logger.server";
import type { Services } from "~/server/services.server";
import { pathAfterLogin } from "./admin-paths";
import { hasAdminRole } from "./admins.queries.server";
import { authenticate, InvalidCredentials } from "./authenticator.server";
import type { Credentials } from "./grant-admin.server";
import { loginForm, loginMessages } from "./login.form";
import { loginLimits } from "./login-limits.server";
import { startSession } from "./session.server";

/** What became of an attempt: the Set-Cookie header of a new session, or why there is none. */
type Attempt = { ok: true; cookie: string } | { ok: false; status: 400 | 403 | 429 | 500; failure: string };

/**
 * The login form's action.
 *
 * @returns the refused form with status 400, 403 (no admin role), 429 (tried too often) or 500
 * @throws a redirect to the wished-for staff page with the new session's cookie; a Response with status 400 or 413
 *   when the body is not a form or is too large
 */
export async function signIn(request: Request, services: Services, now: Date = new Date()) {
  const body = await readForm(request);
  if (!body.ok) {
    throw new Response(body.message, { status: body.status, ...(body.headers && { headers: body.headers }) });
  }
  const checked = checkForm(loginForm, body.fields);
  if (!checked.ok) return refusal(body.fields, 400, { errors: checked.errors });
  const attempt = await tryToSignIn(request, services, checked.values, now);
  if (!attempt.ok) return refusal(body.fields, attempt.status, { errors: {}, failure: attempt.failure });
  throw redirect(pathAfterLogin(checked.values.next), {
    status: 303,
    headers: { "Set-Cookie": attempt.cookie, "Cache-Control": "no-store" },
  });
}

function refusal(sent: SentFields, status: number, why: Pick<RefusedForm, "errors"> & { failure?: string }) {
  const refused: RefusedForm = {
    refused: true,
    form: loginForm.name,
    values: keptValues(loginForm, sent),
    ...why,
  };
  return data(refused, { status });
}

async function tryToSignIn(
  request: Request,
  services: Services,
  who: Credentials,
  now: Date,
): Promise<Attempt> {
  const { db } = services;
  try {
    const limits = loginLimits(request, services, who.email, now);
    const verdict = await limits.take();
    if (!verdict.ok) return { ok: false, status: 429, failure: tooOften(verdict.retryAfterSeconds) };
    const user = await authenticate(db, who);
    await limits.forgive();
    if (!(await hasAdminRole(db, user.id))) {
      logger.warn("User does not have admin privileges", { user: user.id });
      return { ok: false, status: 403, failure: loginMessages.noRole };
    }
    return { ok: true, cookie: await startSession(request, services, { userId: user.id, now }) };
  } catch (error) {
    if (error instanceof InvalidCredentials)
      return { ok: false, status: 400, failure: loginMessages.invalid };
    logger.error("login failed", { error });
    return { ok: false, status: 500, failure: loginMessages.unexpected };
  }
}

function tooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return loginMessages.failed(`Too many tries from here. Please try again in ${wait}.`);
}
