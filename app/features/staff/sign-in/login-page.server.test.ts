import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { makeStaff, makeUserWithoutRole, requestWith, STAFF, signInAs } from "#tests/support/staff";
import { logger } from "~/lib/logger.server";
import type { Services } from "~/server/services.server";
import { loadLogin, signOut } from "./sign-in.server";

let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

const LOGIN = "http://site/admin/login";
const sessions = () => services.db.selectFrom("sessions").selectAll().execute();

describe("loadLogin", () => {
  it("is public, and preserves the next page", async () => {
    const opened = await loadLogin(new Request(`${LOGIN}?next=/admin/dashboard?view=rates`), services);
    expect(opened.data).toEqual({ next: "/admin/dashboard?view=rates", denied: false });
    const crooked = await loadLogin(new Request(`${LOGIN}?next=//evil.example`), services);
    expect(crooked.data.next).toBe("/admin/dashboard");
  });

  it("sends staff on who are signed in already", async () => {
    const cookie = await signInAs(services, await makeStaff(services));
    const response = await thrownResponse(loadLogin(requestWith(cookie, LOGIN), services));
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin/dashboard");
  });

  it("signs out who has no role, says why and logs it", { tags: ["@staff-4.4", "@staff-6.1"] }, async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    const user = await makeUserWithoutRole(services);
    const cookie = await signInAs(services, user);
    const { data, init } = await loadLogin(requestWith(cookie, LOGIN), services);
    expect(data.denied).toBe(true);
    expect(init?.status).toBe(403);
    expect(new Headers(init?.headers).get("Set-Cookie")).toContain("Expires=Thu, 01 Jan 1970");
    expect(await sessions()).toEqual([]);
    expect(warn.mock.calls).toEqual([["User does not have admin privileges", { user }]]);
    warn.mockRestore();
  });
});

describe("signOut", () => {
  it("deletes the session and returns to the login screen", {
    tags: ["@staff-2.3", "@staff-4.4", "@staff-7.2"],
  }, async () => {
    const cookie = await signInAs(services, await makeStaff(services));
    const response = await signOut(
      requestWith(cookie, "http://site/admin/logout", { method: "POST" }),
      services,
    );
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin/login?sent=login");
    expect(response.headers.get("Set-Cookie")).toContain("Expires=Thu, 01 Jan 1970");
    expect(await sessions()).toEqual([]);
    const log = await services.db.selectFrom("audit_log").select(["action", "actor_email"]).execute();
    expect(log.at(-1)).toEqual({ action: "signed out", actor_email: STAFF.email });
  });
});
