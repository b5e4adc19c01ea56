import { afterEach, beforeEach, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { makeStaff, requestWith, STAFF, signInAs } from "#tests/support/staff";
import type { Services } from "~/server/services.server";
import { endOneSession, endOtherSessions, getAccount } from "../accounts/load-accounts.server";
import { requireStaff, type Staff } from "./require-staff.server";
import { startSession } from "./session.server";

const now = new Date("2026-11-20T10:00:00.000Z");
let services: Services;
let staff: Staff;
let cookie: string;
let userId: string;
beforeEach(async () => {
  services = await testServices();
  userId = await makeStaff(services);
  cookie = await signInAs(services, userId, now);
  staff = await requireStaff(requestWith(cookie), services, "viewer", now);
});
afterEach(() => services.db.destroy());

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0";
const signInByPhone = () =>
  startSession(requestWith(undefined, undefined, { headers: { "User-Agent": PHONE } }), services, {
    userId,
    now: later(30),
  });
const list = async () => (await getAccount(services, staff, later(60))).sessions;
const lastAudit = async () => (await services.db.selectFrom("audit_log").selectAll().execute()).at(-1);
const end = (id: string) => endOneSession(requestWith(cookie), services, staff, id, later(60));

it("lists one's own live sessions, this one first", async () => {
  await signInByPhone();
  await signInAs(services, userId, later(-12 * 60));
  await signInAs(services, await makeStaff(services, { ...STAFF, email: "bo@example.org" }), now);
  expect(await list()).toEqual([
    {
      id: staff.sessionId,
      browser: "An unknown browser",
      until: null,
      startedAt: "Nov 20, 2026, 10:00 UTC",
      seen: "Nov 20, 2026, 10:00 UTC",
      current: true,
    },
    expect.objectContaining({
      browser: "Firefox on Android",
      startedAt: "Nov 20, 2026, 10:30 UTC",
      current: false,
    }),
  ]);
});

it("ends one of them, and writes that down", async () => {
  const phone = await signInByPhone();
  const [, other] = await list();
  expect(await end(other?.id ?? "")).toEqual({ ok: true });
  expect(await list()).toHaveLength(1);
  await expect(requireStaff(requestWith(phone), services, "viewer", later(60))).rejects.toBeInstanceOf(
    Response,
  );
  expect(await lastAudit()).toMatchObject({ action: "sessions ended", after: '{"sessions":1}' });
});

it("ends the one it is used in, by way of the login screen", async () => {
  expect(await end(staff.sessionId)).toMatchObject({
    to: "/admin/login?sent=login",
    headers: { "Set-Cookie": expect.stringContaining("Expires=Thu, 01 Jan 1970") },
  });
  expect(await list()).toEqual([]);
  expect(await lastAudit()).toMatchObject({ action: "signed out" });
});

it("does not end a session of another user", async () => {
  const bo = await signInAs(services, await makeStaff(services, { ...STAFF, email: "bo@example.org" }), now);
  const { sessionId } = await requireStaff(requestWith(bo), services, "viewer", now);
  await end(sessionId);
  expect((await requireStaff(requestWith(bo), services, "viewer", now)).email).toBe("bo@example.org");
  expect(await lastAudit()).toMatchObject({ action: "account made" });
});

it("ends all but the one it is used in", async () => {
  await signInByPhone();
  await signInByPhone();
  await endOtherSessions(services, staff, later(60));
  expect((await list()).map(({ current }) => current)).toEqual([true]);
  expect(await lastAudit()).toMatchObject({ action: "sessions ended", after: '{"sessions":2}' });
});
