import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { makeStaff, STAFF } from "#tests/support/staff";
import type { Services } from "~/server/services.server";
import { loginForm } from "../sign-in/login.form";
import { signIn } from "../sign-in/sign-in.server";

let services: Services;
beforeEach(async () => {
  services = await testServices({ CLIENT_ADDRESS_HEADER: "x-client" });
  await makeStaff(services);
});
afterEach(() => services.db.destroy());

const DAY_MS = 24 * 60 * 60 * 1000;
/** Early in a day, and so in every window of the limits. */
const now = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 60_000);
/** An address behind which everyone is who comes through an unnamed proxy. */
const PROXY = "10.0.0.1";
const wrong = { ...STAFF, password: "wrong" };
const manyAddresses = (count: number) => Array.from({ length: count }, (_, n) => `198.51.100.${n}`);

interface Attempt {
  from?: string;
  cookie?: string;
  at?: Date;
}

function post(fields: Record<string, string>, { from = PROXY, cookie = "" }: Attempt): Request {
  const body = new URLSearchParams({ form: loginForm.name, ...fields });
  const headers = { "X-Client": from, Cookie: cookie };
  return new Request("http://site/admin/login", { method: "POST", body, headers });
}
/** Sends what is refused. */
async function refused(fields = wrong, attempt: Attempt = {}) {
  const { data, init } = await signIn(post(fields, attempt), services, attempt.at ?? now);
  const headers = new Headers(init?.headers);
  return { ...data, status: init?.status, retryAfter: headers.get("Retry-After") };
}
/** Sends what is accepted. @returns the cookie that makes the browser a known one */
async function accepted(fields = STAFF, attempt: Attempt = {}): Promise<string> {
  const response = await thrownResponse(signIn(post(fields, attempt), services, attempt.at ?? now));
  expect(response.status).toBe(303);
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith("staff-device=")) ?? "";
}
const pair = (setCookie: string) => setCookie.split(";")[0] ?? "";

async function setHits(kind: string, hits: number) {
  const { numUpdatedRows } = await services.db
    .updateTable("rate_limits")
    .set({ hits })
    .where("key", "like", `${kind}:%`)
    .executeTakeFirst();
  expect(numUpdatedRows).toBeGreaterThan(0n);
}

describe("a known device", () => {
  it("signs in after a stranger behind the same proxy has used up all tries, unlike another browser", async () => {
    const device = pair(await accepted());
    for (let tries = 0; tries < 10; tries += 1) await refused();
    expect(await refused(STAFF)).toMatchObject({ status: 429 });
    await accepted(STAFF, { cookie: device });
  });

  it("has ten tries of its own, and stays the same device after signing in again", async () => {
    const device = pair(await accepted());
    for (let tries = 0; tries < 5; tries += 1) await refused(wrong, { cookie: device });
    const again = pair(await accepted(STAFF, { cookie: device }));
    for (let tries = 0; tries < 5; tries += 1) {
      await refused(wrong, { cookie: device });
      await refused(wrong, { cookie: again });
    }
    for (const cookie of [device, again])
      expect(await refused(STAFF, { cookie })).toMatchObject({ status: 429 });
    await accepted(STAFF, { from: "203.0.113.7" });
  });

  it("is known for one account only, and not by a cookie that was written elsewhere", async () => {
    await makeStaff(services, { ...STAFF, email: "bo@example.org" });
    const device = await accepted({ ...STAFF, email: "bo@example.org" });
    for (let tries = 0; tries < 10; tries += 1) await refused();
    const [name = "", value = ""] = pair(device).split("=");
    for (const cookie of [pair(device), `${name}=${value.split(".")[0]}`, `${name}=${value.slice(0, -1)}x`])
      expect(await refused(STAFF, { cookie })).toMatchObject({ status: 429 });
  });

  it("is told by a signed cookie for staff pages that holds no email address", async () => {
    const cookie = await accepted();
    expect(cookie).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict$/);
    expect(cookie).toContain("Max-Age=15552000");
    const payload = decodeURIComponent(pair(cookie).split("=")[1] ?? "").split(".")[0] ?? "";
    const content = Buffer.from(payload, "base64").toString();
    expect(JSON.parse(content)).toEqual({
      account: expect.stringMatching(/^[\w-]{22}$/),
      device: expect.stringMatching(/^[\w-]{22}$/),
    });
  });
});

describe("one account", () => {
  it("takes fifty wrong passwords an hour from wherever, and then only known devices", async () => {
    const device = pair(await accepted());
    await refused(wrong, { from: "203.0.113.1" });
    await setHits("login:anywhere", 49);
    await refused(wrong, { from: "203.0.113.2" });
    const late = await refused(STAFF, { from: "203.0.113.3" });
    expect(late).toMatchObject({ status: 429, retryAfter: "3612" });
    expect(late.failure).toBe(
      "Login failed: Too many wrong passwords for this account. Please try again in 61 minutes. A browser in which you have signed in before need not wait.",
    );
    await accepted(STAFF, { from: "203.0.113.3", cookie: device });
    await accepted(STAFF, { from: "203.0.113.3", at: new Date(now.getTime() + 61 * 60_000) });
  });

  it("does not count its owner's right passwords, nor forgive the wrong ones of others", async () => {
    for (const from of manyAddresses(3)) await refused(wrong, { from });
    for (const from of ["203.0.113.1", "203.0.113.2"]) await accepted(STAFF, { from });
    const { hits } = await services.db
      .selectFrom("rate_limits")
      .select("hits")
      .where("key", "like", "login:anywhere:%")
      .executeTakeFirstOrThrow();
    expect(hits).toBe(3);
  });

  it("has its owner warned by mail after twenty wrong passwords in an hour, once a day", async () => {
    const mails = () => services.db.selectFrom("mails").select(["reference", "recipient"]).execute();
    for (const from of manyAddresses(19)) await refused({ ...wrong, email: "ANN@example.org" }, { from });
    expect(await mails()).toEqual([]);
    for (const from of manyAddresses(30).slice(19)) await refused(wrong, { from });
    const warning = { reference: "sign-ins refused", recipient: STAFF.email };
    expect(await mails()).toEqual([warning]);
    const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
    for (const from of manyAddresses(25)) await refused(wrong, { from, at: later(23) });
    expect(await mails()).toEqual([warning]);
    for (const from of manyAddresses(25)) await refused(wrong, { from, at: later(24) });
    expect(await mails()).toEqual([warning, warning]);
  });

  it("that does not exist has no one warned", async () => {
    for (const from of manyAddresses(25)) await refused({ ...wrong, email: "no@example.org" }, { from });
    expect(await services.db.selectFrom("mails").selectAll().execute()).toEqual([]);
  });
});

it("checks ten passwords at a time, and asks the others to come again with what they typed", async () => {
  const attempts = manyAddresses(40).map((from, n) =>
    refused({ ...wrong, email: `a${n}@example.org` }, { from }),
  );
  const results = await Promise.all(attempts);
  const busy = results.filter(({ status }) => status === 503);
  expect(results.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(10);
  expect(busy.length).toBeGreaterThan(0);
  for (const result of busy) {
    expect(result).toMatchObject({
      retryAfter: "5",
      values: { email: expect.stringMatching(/^a\d+@example\.org$/), password: "" },
      failure:
        "Login failed: Too many people are signing in at this moment. Please try again in a few seconds.",
    });
  }
  await accepted();
});
