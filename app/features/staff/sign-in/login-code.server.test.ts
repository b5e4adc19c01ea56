import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeOf, giveSecondFactor } from "#tests/support/second-factor";
import { testServices, thrownResponse } from "#tests/support/services";
import { makeStaff, requestWith, STAFF } from "#tests/support/staff";
import { submittedValues } from "~/kits/forms/validate-form.server";
import type { Services } from "~/server/services.server";
import { grantAdmin } from "../accounts/grant-admin.server";
import {
  confirmSecondFactorForm,
  newRecoveryCodesForm,
  turnOffSecondFactorForm,
} from "../second-factor/second-factor.form";
import { requireStaff } from "../sessions/require-staff.server";
import { sessionCookie } from "../sessions/session.server";
import { loginCodeForm, loginForm } from "./login.form";
import { pendingTwoFactorCookie, requirePendingTwoFactorSession, signInWithCode } from "./login-code.server";
import { signIn } from "./sign-in.server";

const HOUR_MS = 60 * 60 * 1000;
/** Early in the current window of the limits, so that no test runs over its end. */
const now = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 60_000);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const CODE_PAGE = "http://site/admin/login/code?next=%2Fadmin%2Fdashboard%2Fsurvey";

let services: Services;
let userId: string;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  services = await testServices();
  userId = await makeStaff(services);
  ({ secret, recoveryCodes } = await giveSecondFactor(services, userId, now));
});
afterEach(() => services.db.destroy());

const nextPage = { next: "/admin/dashboard/survey" };
async function givePassword(moment = now): Promise<Response> {
  const body = new URLSearchParams({ form: loginForm.name, ...STAFF, ...nextPage });
  const request = new Request("http://site/admin/login", { method: "POST", body });
  return await thrownResponse(signIn(request, services, moment));
}
const halfCookie = async (moment = now) => (await givePassword(moment)).headers.get("Set-Cookie") ?? "";
const ask = (cookie: string, moment = now) =>
  requirePendingTwoFactorSession(requestWith(cookie, CODE_PAGE), services, moment);
async function giveCode(cookie: string, code: string, moment = now) {
  const who = await ask(cookie, moment);
  return await signInWithCode(requestWith(cookie, CODE_PAGE), services, who, { code }, moment);
}
const sessions = () => services.db.selectFrom("sessions").select("id").execute();
const lastAudit = async () => (await services.db.selectFrom("audit_log").selectAll().execute()).at(-1);

describe("the right password of an account with a second factor", () => {
  it("begins no session, and leads to the page that asks for the code", async () => {
    const response = await givePassword();
    expect(response.headers.get("Location")).toBe(`/admin/login/code?${new URLSearchParams(nextPage)}`);
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^staff-code=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await sessions()).toEqual([]);
    const guarded = await thrownResponse(requireStaff(requestWith(cookie), services, "viewer", now));
    expect(guarded.headers.get("Location")).toMatch(/^\/admin\/login/);
    // Nor under the name of a session's cookie.
    const value = cookie.split(";")[0]?.replace("staff-code=", "staff=");
    expect((await thrownResponse(requireStaff(requestWith(value), services, "viewer", now))).status).toBe(
      303,
    );
    expect(await ask(cookie)).toMatchObject({ userId, email: STAFF.email });
  });

  it("is forgotten after ten minutes, with the role, and with another password", async () => {
    const cookie = await halfCookie();
    expect(await ask(cookie, later(599))).toMatchObject({ userId });
    const refusal = async (moment = now) =>
      (await thrownResponse(ask(cookie, moment))).headers.get("Location");
    const login = `/admin/login?${new URLSearchParams(nextPage)}`;
    expect(await refusal(later(600))).toBe(login);
    await grantAdmin(services.db, { ...STAFF, password: "another password" });
    expect(await refusal()).toBe(login);
    await grantAdmin(services.db, STAFF);
    const again = await halfCookie();
    await services.db.deleteFrom("admin_roles").execute();
    expect((await thrownResponse(ask(again))).headers.get("Location")).toBe(login);
  });

  it("cannot be claimed by a cookie of one's own making", async () => {
    const other = await testServices({ SESSION_SECRET: "another secret, as long as it has to be" });
    const content = { user: userId, password: "x", isLong: false, at: now.getTime() };
    for (const cookie of [
      await pendingTwoFactorCookie.write(other.env, content),
      await pendingTwoFactorCookie.write(services.env, content),
      (await sessionCookie(services.env).serialize(content)).replace("staff=", "staff-code="),
      "staff-code=",
    ]) {
      expect((await thrownResponse(ask(cookie))).status).toBe(303);
    }
    await other.db.destroy();
  });
});

describe("the code", () => {
  it("begins the session, takes the other cookie away and leads on", async () => {
    const outcome = await giveCode(await halfCookie(), codeOf(secret, now));
    if (!outcome.ok || "answer" in outcome) throw new Error("Refused");
    expect(outcome.to).toBe("/admin/dashboard/survey");
    const [session = "", device, half] = new Headers(outcome.headers).getSetCookie();
    expect(device).toMatch(/^staff-device=/);
    expect(half).toMatch(/^staff-code=.*Max-Age=0/);
    expect(await requireStaff(requestWith(session), services, "viewer", now)).toMatchObject({ userId });
    expect(await lastAudit()).toMatchObject({
      action: "signed in",
      after: expect.stringContaining('"secondFactor":"code"'),
    });
  });

  it("is accepted once, at two browsers or at the same moment", async () => {
    const code = codeOf(secret, now);
    const cookie = await halfCookie();
    const both = await Promise.all([giveCode(cookie, code), giveCode(cookie, code)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect((await giveCode(await halfCookie(), code)).ok).toBe(false);
    expect(await sessions()).toHaveLength(1);
    // Nor an earlier one, which its owner never used.
    expect((await giveCode(await halfCookie(), codeOf(secret, later(-30)))).ok).toBe(false);
    expect((await giveCode(await halfCookie(), codeOf(secret, later(30)))).ok).toBe(true);
  });

  it("may be a recovery code, once", async () => {
    const [code = ""] = recoveryCodes;
    expect((await giveCode(await halfCookie(), code.toUpperCase())).ok).toBe(true);
    expect(await lastAudit()).toMatchObject({ after: expect.stringContaining('"recovery code"') });
    expect(await giveCode(await halfCookie(), code)).toMatchObject({
      ok: false,
      errors: { code: expect.any(String) },
    });
    expect(await lastAudit()).toMatchObject({ action: "sign-in refused", after: '{"reason":"wrong code"}' });
  });

  it("is rejected when it belongs to another user", async () => {
    const bo = await makeStaff(services, { ...STAFF, email: "bo@example.org" });
    const theirs = await giveSecondFactor(services, bo, now);
    for (const code of [codeOf(theirs.secret, now), theirs.recoveryCodes[0] ?? ""]) {
      expect((await giveCode(await halfCookie(), code)).ok).toBe(false);
    }
  });

  it("can be tried ten times an hour; then its owner is told, and free again with a new password", async () => {
    for (let tries = 0; tries < 10; tries++) await giveCode(await halfCookie(), "000000");
    for (let tries = 0; tries < 2; tries++) {
      expect(await giveCode(await halfCookie(), codeOf(secret, now))).toMatchObject({
        ok: false,
        status: 429,
        failure: "Login failed: Too many codes. Please try again in 65 minutes.",
      });
    }
    const mails = await services.db.selectFrom("mails").select(["reference", "recipient"]).execute();
    expect(mails).toEqual([{ reference: "codes refused", recipient: STAFF.email }]);
    await grantAdmin(services.db, STAFF);
    expect((await giveCode(await halfCookie(), codeOf(secret, now))).ok).toBe(true);
  });

  it("cannot be read any more after SESSION_SECRET was replaced, but recovery codes and the operator help", async () => {
    const replaced = {
      ...services,
      env: { ...services.env, SESSION_SECRET: "a new secret, as long as it has to be" },
    };
    services = replaced;
    expect(await giveCode(await halfCookie(), codeOf(secret, now))).toMatchObject({
      errors: { code: expect.stringContaining("Use a recovery code") },
    });
    expect((await giveCode(await halfCookie(), recoveryCodes[0] ?? "")).ok).toBe(true);
    await grantAdmin(services.db, STAFF);
    expect((await givePassword()).headers.get("Location")).toMatch(/^\/admin\/login\/code/);
    await grantAdmin(services.db, STAFF, { removeSecondFactor: true });
    expect(await lastAudit()).toMatchObject({ action: "second factor off", actor_email: "command line" });
    expect((await givePassword()).headers.get("Location")).toBe("/admin/dashboard/survey");
  });
});

it("no page with a code fills in again what was typed", () => {
  const forms = [loginCodeForm, confirmSecondFactorForm, newRecoveryCodesForm, turnOffSecondFactorForm];
  for (const form of forms) expect(submittedValues(form, new Map([["code", "123456"]])).code).toBe("");
});
