import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { makeStaff, makeUserWithoutRole, requestWith, STAFF } from "#tests/support/staff";
import { logger } from "~/lib/logger.server";
import type { Services } from "~/server/services.server";
import { requireStaff } from "../sessions/require-staff.server";
import { loginForm } from "./login.form";
import { signIn } from "./sign-in.server";

let services: Services;
beforeEach(async () => {
  services = await testServices({ CLIENT_ADDRESS_HEADER: "x-client" });
});
afterEach(() => services.db.destroy());

const ADDRESS = "203.0.113.7";
const WINDOW_MS = 15 * 60 * 1000;
/** Early in the current window of the limits, so that no test runs over its end. */
const now = new Date(Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS + 60_000);

/** What a browser sends, from an address. */
function post(fields: Record<string, string>, address = ADDRESS): Request {
  const body = new URLSearchParams({ form: loginForm.name, ...fields });
  return new Request("http://site/admin/login", { method: "POST", body, headers: { "X-Client": address } });
}

/** Sends something that is refused, and returns the answer. */
async function refused(fields: Record<string, string>, address?: string) {
  const { data, init } = await signIn(post(fields, address), services, now);
  return { ...data, status: init?.status };
}
const accepted = (fields: Record<string, string>, address?: string, moment = now) =>
  thrownResponse(signIn(post(fields, address), services, moment));

const sessions = () => services.db.selectFrom("sessions").selectAll().execute();

describe("signing in", () => {
  it("begins a session that staff pages know, and leads to the dashboard", {
    tags: ["@staff-4.4", "@staff-6.1", "@staff-7.2"],
  }, async () => {
    await makeStaff(services);
    const response = await accepted(STAFF);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin/dashboard");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(await requireStaff(requestWith(cookie), services)).toMatchObject({ email: STAFF.email });
  });

  it("begins a session of thirty days where that was asked for", async () => {
    const userId = await makeStaff(services);
    const cookies = (await accepted({ ...STAFF, stay: "on" })).headers.getSetCookie();
    expect(cookies[0]).toContain("Max-Age=2592000;");
    expect(await sessions()).toMatchObject([{ user_id: userId, is_long: 1 }]);
    expect((await accepted(STAFF)).headers.getSetCookie()[0]).toContain("Max-Age=43200;");
  });

  it("leads to the page that was asked for, but to no other site", async () => {
    await makeStaff(services);
    const location = async (next: string) => (await accepted({ ...STAFF, next })).headers.get("Location");
    expect(await location("/admin/dashboard?view=rates")).toBe("/admin/dashboard?view=rates");
    expect(await location("//evil.example/admin/")).toBe("/admin/dashboard");
    expect(await location("https://evil.example")).toBe("/admin/dashboard");
  });

  it("says the same of an unknown address and a wrong password, and keeps the address only", {
    tags: ["@staff-8.1"],
  }, async () => {
    await makeStaff(services);
    const wrong = await refused({ ...STAFF, password: "wrong", next: "/admin/dashboard" });
    expect(wrong).toEqual({
      invalid: true,
      form: "login",
      status: 400,
      values: { email: STAFF.email, password: "", stay: "", next: "/admin/dashboard" },
      errors: {},
      failure: "Invalid email or password. Contact the administrator if you need access.",
    });
    const unknown = await refused({ email: "nobody@example.org", password: "wrong" });
    expect(unknown).toMatchObject({ status: 400, errors: {}, failure: wrong.failure });
    expect(await sessions()).toEqual([]);
  });

  it("asks for what is missing", { tags: ["@staff-2.2", "@staff-5.1"] }, async () => {
    expect(await refused({})).toMatchObject({
      status: 400,
      errors: { email: "Enter your email address", password: "Enter your password" },
    });
  });

  it("begins no session without the role, which is logged", {
    tags: ["@staff-4.4", "@staff-6.1", "@staff-8.1"],
  }, async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    const user = await makeUserWithoutRole(services);
    expect(await refused(STAFF)).toMatchObject({
      status: 403,
      values: { password: "" },
      failure: "Access denied: You do not have admin privileges.",
    });
    expect(await sessions()).toEqual([]);
    expect(warn.mock.calls).toEqual([["User does not have admin privileges", { user }]]);
    warn.mockRestore();
  });

  it("says one generic sentence when something breaks", { tags: ["@staff-8.1"] }, async () => {
    await services.db.schema.dropTable("users").execute();
    expect(await refused(STAFF)).toMatchObject({
      status: 500,
      failure: "An unexpected error occurred. Please try again.",
    });
  });

  it("refuses what is too large or no form", async () => {
    const send = (body: string, type: string) =>
      thrownResponse(
        signIn(
          new Request("http://site/admin/login", { method: "POST", body, headers: { "Content-Type": type } }),
          services,
        ),
      );
    const form = "application/x-www-form-urlencoded";
    expect((await send(`email=${"x".repeat(70_000)}`, form)).status).toBe(413);
    expect((await send("{}", "application/json")).status).toBe(400);
  });

  it("counts no form analytics", async () => {
    await makeStaff(services);
    await accepted(STAFF);
    await refused({ ...STAFF, password: "wrong" });
    expect(await services.db.selectFrom("form_analytics").select("id").execute()).toEqual([]);
  });
});

describe("the audit log", () => {
  const entries = () =>
    services.db
      .selectFrom("audit_log")
      .select(["actor_email", "action", "kind", "record_id", "after"])
      .where("action", "!=", "account made")
      .execute();

  it("tells who signed in, with what, and who was refused", async () => {
    const id = await makeStaff(services);
    await refused({ ...STAFF, password: "wrong" });
    await accepted(STAFF);
    await makeUserWithoutRole(services, { ...STAFF, email: "bo@example.org" });
    await refused({ ...STAFF, email: "bo@example.org" });
    const ann = { actor_email: STAFF.email, kind: "account", record_id: id };
    expect(await entries()).toMatchObject([
      { ...ann, action: "sign-in refused", after: '{"reason":"wrong password"}' },
      { ...ann, action: "signed in", after: '{"browser":"An unknown browser"}' },
      {
        actor_email: "bo@example.org",
        action: "sign-in refused",
        after: '{"reason":"no admin role"}',
      },
    ]);
  });

  it("holds no address that no account has, for which something else is written meanwhile", async () => {
    await refused({ email: "nobody@example.org", password: "wrong" });
    expect(await entries()).toEqual([]);
    const counters = await services.db.selectFrom("rate_limits").select("key").execute();
    expect(counters.map(({ key }) => key)).toContain("login:unknown");
  });
});

describe("trying passwords", () => {
  const wrong = { ...STAFF, password: "wrong" };
  const tryTimes = async (times: number, fields = wrong, address?: string) => {
    for (let tries = 0; tries < times; tries++) await refused(fields, address);
  };

  it("ends for a while after ten, even for the right password, and says for how long", {
    tags: ["@staff-8.1"],
  }, async () => {
    await makeStaff(services);
    await tryTimes(10);
    const refusal = await refused(STAFF);
    expect(refusal.status).toBe(429);
    expect(refusal.failure).toBe("Login failed: Too many tries from here. Please try again in 16 minutes.");
    expect(await sessions()).toEqual([]);
    const later = new Date(now.getTime() + 16 * 60_000);
    expect((await accepted(STAFF, ADDRESS, later)).status).toBe(303);
  });

  it("never locks staff out at another IP address, or another account at this one", async () => {
    await makeStaff(services);
    await makeStaff(services, { ...STAFF, email: "bo@example.org" });
    await tryTimes(11);
    expect((await accepted(STAFF, "198.51.100.1")).status).toBe(303);
    expect((await accepted({ ...STAFF, email: "bo@example.org" })).status).toBe(303);
  });

  it("counts the same account in other letters, and a network's neighbouring IPv6 addresses, together", async () => {
    await makeStaff(services);
    await tryTimes(5, wrong, "2001:db8:1:2::1");
    await tryTimes(5, { ...wrong, email: "ANN@EXAMPLE.ORG" }, "2001:db8:1:2:ffff::9");
    expect(await refused(STAFF, "2001:db8:1:2::2")).toMatchObject({ status: 429 });
  });

  it("is forgiven once the right password was given", async () => {
    await makeStaff(services);
    for (let round = 0; round < 3; round++) {
      await tryTimes(9);
      expect((await accepted(STAFF)).status).toBe(303);
    }
  });

  it("lets not even tries at the same moment slip past", async () => {
    await makeStaff(services);
    const answers = await Promise.all(Array.from({ length: 14 }, () => refused(wrong)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it("ends for a public address that tries a hundred accounts", async () => {
    await refused(wrong);
    await services.db
      .updateTable("rate_limits")
      .set({ hits: 100 })
      .where("key", "like", "login:address:%")
      .execute();
    expect(await refused({ email: "other@example.org", password: "x" })).toMatchObject({ status: 429 });
    expect(await refused({ email: "other@example.org", password: "x" }, "10.0.0.1")).toMatchObject({
      status: 400,
    });
  });

  it("adds no counter for an account once the address has tried too many", async () => {
    await refused(wrong);
    await services.db
      .updateTable("rate_limits")
      .set({ hits: 100 })
      .where("key", "like", "login:address:%")
      .execute();
    const counters = () => services.db.selectFrom("rate_limits").selectAll().execute();
    const before = await counters();
    for (const name of ["a", "b", "c"]) {
      expect(await refused({ email: `${name}@example.org`, password: "x" })).toMatchObject({ status: 429 });
    }
    expect(await counters()).toEqual(before);
  });

  it("stores neither addresses nor accounts", async () => {
    await refused(wrong);
    const stored = JSON.stringify(await services.db.selectFrom("rate_limits").selectAll().execute());
    expect(stored).not.toContain(STAFF.email);
    expect(stored).not.toContain(ADDRESS);
  });
});
