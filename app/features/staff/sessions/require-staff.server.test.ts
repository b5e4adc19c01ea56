import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { makeStaff, makeUserWithoutRole, requestWith, STAFF, signInAs } from "#tests/support/staff";
import type { Services } from "~/server/services.server";
import { requireStaff } from "./require-staff.server";
import { SESSION_SECONDS } from "./session.server";

let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

const toLogin = (next: string) => `/admin/login?next=${encodeURIComponent(next)}`;
const refusal = async (request: Request, now?: Date) => {
  const response = await thrownResponse(requireStaff(request, services, "viewer", now));
  expect(await response.text()).toBe("");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return { status: response.status, location: response.headers.get("Location") };
};

describe("requireStaff", () => {
  it("tells who is signed in", { tags: ["@staff-3.1", "@staff-4.4", "@staff-6.1"] }, async () => {
    const userId = await makeStaff(services);
    const cookie = await signInAs(services, userId);
    const [session] = await services.db.selectFrom("sessions").select("id").execute();
    expect(await requireStaff(requestWith(cookie), services)).toEqual({
      userId,
      email: STAFF.email,
      role: "owner",
      sessionId: session?.id,
      mustChangePassword: false,
    });
  });

  it.each([
    ["viewer", "viewer", true],
    ["viewer", "editor", false],
    ["viewer", "owner", false],
    ["editor", "viewer", true],
    ["editor", "editor", true],
    ["editor", "owner", false],
    ["owner", "editor", true],
    ["owner", "owner", true],
  ] as const)("of a role lets a %s where it takes a %s: %s", async (role, needed, expected) => {
    await makeStaff(services, { ...STAFF, email: "olga@example.org" });
    const who = { ...STAFF, email: "vic@example.org" };
    const cookie = await signInAs(services, await makeStaff(services, who, role));
    const work = requireStaff(requestWith(cookie), services, needed);
    if (expected) expect(await work).toMatchObject({ role });
    else expect((await thrownResponse(work)).status).toBe(403);
  });

  it("names the owners to a viewer who posts, with what was typed but no password or technical field", async () => {
    await makeStaff(services, { ...STAFF, email: "olga@example.org" });
    const cookie = await signInAs(services, await makeStaff(services, STAFF, "viewer"));
    const body = new URLSearchParams({
      ...{ form: "team-update", subject: "Our week", content: "Long\ntext", version: "3" },
      ...{ currentPassword: "correct horse battery", code: "123456", "row:4": "on", empty: " " },
    });
    const url = "http://site/admin/dashboard/newsletter";
    const response = await thrownResponse(
      requireStaff(requestWith(cookie, url, { method: "POST", body }), services, "editor"),
    );
    expect(await response.json()).toEqual({
      refusedByRole: true,
      message: "Your account may read but not change. Ask an owner: olga@example.org.",
      typed: [
        ["subject", "Our week"],
        ["content", "Long\ntext"],
      ],
    });
  });

  it("refuses a file in plain words", async () => {
    await makeStaff(services, { ...STAFF, email: "olga@example.org" });
    const cookie = await signInAs(services, await makeStaff(services, STAFF, "viewer"));
    const request = requestWith(cookie, "http://site/admin/exports/contact.csv");
    const response = await thrownResponse(requireStaff(request, services, "editor"));
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(
      "Your account may read but not export. Ask an owner: olga@example.org.",
    );
  });

  it("saves the last use of a session, to within five minutes", async () => {
    const startedAt = new Date();
    const cookie = await signInAs(services, await makeStaff(services), startedAt);
    const seenAfter = async (minutes: number) => {
      const now = new Date(startedAt.getTime() + minutes * 60_000);
      await requireStaff(requestWith(cookie), services, "viewer", now);
      const row = await services.db.selectFrom("sessions").select("seen_at").executeTakeFirstOrThrow();
      return (Date.parse(row.seen_at ?? "") - startedAt.getTime()) / 60_000;
    };
    expect(await seenAfter(1)).toBe(1);
    expect(await seenAfter(5)).toBe(1);
    expect(await seenAfter(6)).toBe(6);
  });

  it("redirects requests without a session to the login page, which leads back", {
    tags: ["@staff-2.2"],
  }, async () => {
    const expected = { status: 303, location: toLogin("/admin/dashboard?from=2026-01-01") };
    expect(await refusal(requestWith(undefined, "http://site/admin/dashboard?from=2026-01-01"))).toEqual(
      expected,
    );
    const post = requestWith(undefined, "http://site/admin/dashboard/survey", {
      method: "POST",
      body: "id=1",
    });
    expect(await refusal(post)).toEqual({ status: 303, location: toLogin("/admin/dashboard/survey") });
  });

  it("rejects an expired session", async () => {
    const cookie = await signInAs(services, await makeStaff(services));
    const later = new Date(Date.now() + SESSION_SECONDS * 1000);
    expect(await refusal(requestWith(cookie), later)).toMatchObject({ status: 303 });
  });

  it("refuses a signed-in user without the role", {
    tags: ["@staff-2.2", "@staff-3.1", "@staff-4.4", "@staff-6.1"],
  }, async () => {
    const cookie = await signInAs(services, await makeUserWithoutRole(services));
    expect(await refusal(requestWith(cookie))).toMatchObject({ status: 303 });
  });

  it("refuses from the moment that role, session or user are taken away", {
    tags: ["@staff-3.1", "@staff-7.2"],
  }, async () => {
    for (const table of ["admin_roles", "sessions", "users"] as const) {
      const userId = await makeStaff(services, { ...STAFF, email: `${table}@example.org` });
      const cookie = await signInAs(services, userId);
      await requireStaff(requestWith(cookie), services);
      await services.db.deleteFrom(table).execute();
      expect(await refusal(requestWith(cookie))).toMatchObject({ status: 303 });
    }
  });
});
