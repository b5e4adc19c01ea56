import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { makeStaff, requestWith, STAFF, signInAs } from "#tests/support/staff";
import type { Services } from "~/server/services.server";
import {
  endSession,
  IDLE_SECONDS,
  LONG_IDLE_SECONDS,
  LONG_SESSION_SECONDS,
  readSession,
  SESSION_SECONDS,
  sessionCookie,
  startSession,
  touchSession,
} from "./session.server";
import { findLastVisit } from "./sessions.queries.server";

let services: Services;
let userId: string;
beforeEach(async () => {
  services = await testServices();
  userId = await makeStaff(services);
});
afterEach(() => services.db.destroy());

const now = new Date("2026-11-20T10:00:00.000Z");
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const rows = () => services.db.selectFrom("sessions").selectAll().execute();

describe("a session", () => {
  it("is known by its cookie, in use for twelve hours from signing in and not a second more", {
    tags: ["@staff-7.2"],
  }, async () => {
    const cookie = await signInAs(services, userId, now);
    const readAt = (moment: Date) => readSession(requestWith(cookie), services, moment);
    expect(await readAt(now)).toMatchObject({ user_id: userId, email: STAFF.email, role: "owner" });
    for (let hour = 1; hour < 12; hour += 1) {
      const session = await readAt(secondsLater(hour * 3600));
      if (session) await touchSession(services, session, secondsLater(hour * 3600));
    }
    expect(await readAt(secondsLater(SESSION_SECONDS - 1))).toBeDefined();
    expect(await readAt(secondsLater(SESSION_SECONDS))).toBeUndefined();
    expect(SESSION_SECONDS).toBe(12 * 60 * 60);
  });

  it("ends after two hours without a request", async () => {
    const cookie = await signInAs(services, userId, now);
    const readAt = (seconds: number) => readSession(requestWith(cookie), services, secondsLater(seconds));
    expect(await readAt(IDLE_SECONDS)).toBeUndefined();
    const session = await readAt(IDLE_SECONDS - 1);
    if (session) await touchSession(services, session, secondsLater(IDLE_SECONDS - 1));
    expect(await readAt(2 * IDLE_SECONDS - 2)).toBeDefined();
    expect(await readAt(2 * IDLE_SECONDS - 1)).toBeUndefined();
    expect(IDLE_SECONDS).toBe(2 * 60 * 60);
  });

  it("is a visit until an hour without a request: the visit before is what staff were last here", async () => {
    const cookie = await startSession(requestWith(undefined), services, { userId, isLong: true, now });
    const visitAfter = async (minutes: number) => {
      const moment = secondsLater(minutes * 60);
      const session = await readSession(requestWith(cookie), services, moment);
      if (session) await touchSession(services, session, moment);
      return await findLastVisit(services.db, userId);
    };
    expect(await visitAfter(0)).toBeNull();
    expect(await visitAfter(50)).toBeNull();
    const ended = secondsLater(50 * 60).toISOString();
    expect(await visitAfter(50 + 61)).toBe(ended);
    expect(await visitAfter(50 + 90)).toBe(ended);
    expect(await visitAfter(24 * 60)).toBe(secondsLater(140 * 60).toISOString());
  });

  it("that is long ends after seven days without a request, and after thirty in any case", async () => {
    const cookie = await startSession(requestWith(undefined), services, { userId, isLong: true, now });
    expect(cookie).toContain("Max-Age=2592000;");
    const readAt = (seconds: number) => readSession(requestWith(cookie), services, secondsLater(seconds));
    expect(await readAt(LONG_IDLE_SECONDS)).toBeUndefined();
    for (let day = 6; day < 30; day += 6) {
      const session = await readAt(day * 86_400);
      if (session) await touchSession(services, session, secondsLater(day * 86_400));
    }
    expect(await readAt(LONG_SESSION_SECONDS - 1)).toBeDefined();
    expect(await readAt(LONG_SESSION_SECONDS)).toBeUndefined();
    expect([LONG_IDLE_SECONDS, LONG_SESSION_SECONDS]).toEqual([7 * 86_400, 30 * 86_400]);
  });

  it("stores the hash of what the cookie holds, and the browser's name cut short", async () => {
    const headers = { "User-Agent": "x".repeat(1000) };
    const cookie = await startSession(requestWith(undefined, undefined, { headers }), services, {
      userId,
      now,
    });
    const value: unknown = await sessionCookie(services.env).parse(cookie);
    expect(value).toMatch(/^[\w-]{43}$/);
    const [row] = await rows();
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(value);
    expect(row?.user_agent).toHaveLength(400);
  });

  it("is not known by a cookie with another signature, another value, or the stored hash", async () => {
    const cookie = await signInAs(services, userId, now);
    const [row] = await rows();
    const other = await testServices({ SESSION_SECRET: "another secret, as long as it has to be" });
    const value: unknown = await sessionCookie(services.env).parse(cookie);
    const forged = [
      await sessionCookie(other.env).serialize(value),
      await sessionCookie(services.env).serialize(row?.id),
      await sessionCookie(services.env).serialize({ id: value }),
      cookie.replace(/^staff=...../, "staff=AAAAA"),
      "staff=",
      "staff=%E0%A4%A",
    ];
    for (const cookie of forged) {
      expect(await readSession(requestWith(cookie), services, now)).toBeUndefined();
    }
    await other.db.destroy();
  });

  it("has a new id at each sign-in, and the browser's former one is over", async () => {
    const first = await signInAs(services, userId, now);
    const second = await startSession(requestWith(first), services, { userId, now });
    expect(second).not.toBe(first);
    expect(await readSession(requestWith(first), services, now)).toBeUndefined();
    expect(await readSession(requestWith(second), services, now)).toBeDefined();
    expect(await rows()).toHaveLength(1);
  });

  it("leaves the sessions of other browsers alone, and deletes expired ones", async () => {
    const elsewhere = await signInAs(services, userId, now);
    const later = secondsLater(60);
    await signInAs(services, userId, later);
    expect(await readSession(requestWith(elsewhere), services, later)).toBeDefined();
    await signInAs(services, userId, secondsLater(SESSION_SECONDS));
    expect((await rows()).map((row) => row.created_at)).not.toContain(now.toISOString());
  });

  it("ends in the database, and the cookie is taken away", async () => {
    const cookie = await signInAs(services, userId, now);
    const headers = await endSession(requestWith(cookie), services);
    expect(headers["Set-Cookie"]).toMatch(
      /^staff=;? ?Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    expect(await rows()).toEqual([]);
    expect(await readSession(requestWith(cookie), services, now)).toBeUndefined();
  });

  it("is left alone by a post that brings no cookie, as one from another site", async () => {
    const cookie = await signInAs(services, userId, now);
    expect(await endSession(requestWith(undefined), services)).toEqual({});
    expect(await readSession(requestWith(cookie), services, now)).toBeDefined();
  });
});

describe("the cookie", () => {
  it("is out of reach of scripts and other sites", async () => {
    expect(await signInAs(services, userId, now)).toMatch(
      /^staff=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("is sent over https only where the site is", async () => {
    const secure = await testServices({ SITE_URL: "https://after.example" });
    const cookie = await sessionCookie(secure.env).serialize("x");
    expect(cookie).toMatch(/^__Host-staff=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.db.destroy();
  });
});
