import { afterEach, beforeEach, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { makeStaff, requestWith, STAFF, signInAs } from "#tests/support/staff";
import { validateForm } from "~/kits/forms/validate-form.server";
import type { Services } from "~/server/services.server";
import { requireStaff, type Staff } from "../sessions/require-staff.server";
import { authenticate } from "../sign-in/sign-in.server";
import { changePassword } from "./change-password.server";
import { changePasswordForm } from "./password.forms";

const NEW = "the kettle sings at six";
let services: Services;
let staff: Staff;
let cookie: string;
beforeEach(async () => {
  services = await testServices({ CLIENT_ADDRESS_HEADER: "x-client" });
  const userId = await makeStaff(services);
  cookie = await signInAs(services, userId);
  await signInAs(services, userId);
  staff = await requireStaff(requestWith(cookie), services);
});
afterEach(() => services.db.destroy());

const change = (currentPassword: string, newPassword = NEW, now = new Date()) =>
  changePassword(
    requestWith(cookie, undefined, { method: "POST", headers: { "X-Client": "203.0.113.7" } }),
    services,
    staff,
    { currentPassword, newPassword, newPasswordAgain: newPassword },
    now,
  );
const rows = (table: "sessions" | "password_resets" | "mails" | "audit_log") =>
  services.db.selectFrom(table).selectAll().execute();

it("changes the password, ends every session, gives this browser a new one, and says so by mail", async () => {
  await services.db
    .insertInto("password_resets")
    .values({ token_hash: "t", user_id: staff.userId, created_at: "2026-01-01", expires_at: "2999-01-01" })
    .execute();
  const outcome = await change(STAFF.password);
  expect(outcome).toMatchObject({ ok: true });
  const headers = new Headers(outcome.ok && "headers" in outcome ? outcome.headers : {});
  const renewed = headers.get("Set-Cookie") ?? "";

  expect(await rows("sessions")).toHaveLength(1);
  expect((await requireStaff(requestWith(renewed), services)).sessionId).not.toBe(staff.sessionId);
  await expect(requireStaff(requestWith(cookie), services)).rejects.toBeInstanceOf(Response);
  expect(await rows("password_resets")).toEqual([]);
  expect(await rows("mails")).toMatchObject([{ reference: "password changed", recipient: STAFF.email }]);
  expect((await rows("audit_log")).at(-1)).toMatchObject({
    action: "password changed",
    kind: "account",
    record_id: staff.userId,
    actor_email: STAFF.email,
  });
  await authenticate(services.db, { ...STAFF, password: NEW });
  await expect(authenticate(services.db, STAFF)).rejects.toThrow();
});

it("changes nothing for a wrong current password, which is tried as seldom as at the login", async () => {
  for (let tries = 0; tries < 10; tries++) {
    expect(await change("wrong")).toEqual({
      ok: false,
      errors: { currentPassword: "This is not your current password" },
    });
  }
  expect(await change(STAFF.password)).toMatchObject({ ok: false, status: 429 });
  expect(await rows("sessions")).toHaveLength(2);
  expect(await rows("mails")).toEqual([]);
  expect((await rows("audit_log")).map(({ action }) => action)).not.toContain("password changed");
  await authenticate(services.db, STAFF);
});

it("asks to come again while too many passwords are being checked", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 15 }, async (_, number) => {
      const email = `staff${number}@example.org`;
      return await changePassword(
        requestWith(cookie, undefined, { method: "POST" }),
        services,
        { ...staff, email },
        { currentPassword: "wrong", newPassword: NEW, newPasswordAgain: NEW },
        new Date(),
      );
    }),
  );
  const busy = outcomes.filter((outcome) => !outcome.ok && outcome.status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]).toMatchObject({ retryAfterSeconds: 5, failure: expect.stringContaining("try again") });
});

it("refuses the same password again", async () => {
  expect(await change(STAFF.password, STAFF.password)).toMatchObject({
    ok: false,
    errors: { newPassword: expect.stringContaining("another password") },
  });
});

it("refuses a password that is easy to guess", async () => {
  for (const easy of ["password1234", "ann-ann-ann-ann", "AfterAutomation1"]) {
    expect(await change(STAFF.password, easy)).toMatchObject({
      ok: false,
      errors: { newPassword: expect.stringContaining("too easy to guess") },
    });
  }
});

it.each([
  ["short", "elevenchars", "elevenchars", { newPassword: /at least 12 characters/ }],
  ["two different", NEW, `${NEW}!`, { newPasswordAgain: /not the same/ }],
  ["no", "", "", { newPassword: /Enter a new password/, newPasswordAgain: /again/ }],
])("refuses %s new passwords", (_, newPassword, newPasswordAgain, messages) => {
  const sent = new Map(Object.entries({ currentPassword: "x", newPassword, newPasswordAgain }));
  const expected = Object.entries(messages).map(([name, message]) => [name, expect.stringMatching(message)]);
  expect(validateForm(changePasswordForm, sent)).toEqual({ ok: false, errors: Object.fromEntries(expected) });
});
