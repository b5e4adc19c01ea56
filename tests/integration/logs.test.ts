import { afterAll, beforeAll, expect, it } from "vitest";
import { publicForms, publicPosts } from "../support/public-posts";
import { exchange } from "../support/raw-http";
import { type ScriptedSmtpServer, startScriptedSmtpServer } from "../support/scripted-smtp-server";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, STAFF } from "../support/staff";

/** In everything that is typed. */
const PRIVATE = "zzprivate";

let site: Site;
let mailServer: ScriptedSmtpServer;
beforeAll(async () => {
  // Repeats the recipient's address, as many do.
  mailServer = await startScriptedSmtpServer(({ step }) =>
    step === "rcpt" ? `550 5.1.1 <${PRIVATE}@example.org> ${PRIVATE}@example.org unknown` : undefined,
  );
  site = await startSite({ env: { SMTP_URL: mailServer.url, MAIL_FROM: "news@example.org" } });
});
afterAll(async () => {
  await site.stop();
  await mailServer.stop();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });

/** What the handlers of a site's forms write to. */
const tables = [...new Set(Object.values(publicForms).map(({ table }) => table)), "users" as const];

async function rename(to: (table: string) => string, from: (table: string) => string): Promise<void> {
  for (const table of tables) await site.db.schema.alterTable(from(table)).renameTo(to(table)).execute();
}

it("programs write lines with a time, a level and the request's id, and nothing that people typed", async () => {
  const statuses: number[] = [];
  const send = async (round: string) => {
    for (const { action, body } of publicPosts(site, `${PRIVATE}.${round}`)) {
      const response = await post(action, body);
      statuses.push(response.status);
      await response.text();
    }
    const login = await post("/admin/login", {
      form: "login",
      email: `${PRIVATE}@example.org`,
      password: PRIVATE,
    });
    statuses.push(login.status);
    await login.text();
  };
  const cookie = await cookieOf(
    site,
    await makeStaff(site, { ...STAFF, email: `${PRIVATE}.staff@example.org` }),
  );
  await post("/admin/dashboard", { form: PRIVATE, note: PRIVATE }, { Cookie: cookie });
  await send("saved");
  expect(new Set(statuses)).toEqual(new Set([303, 400]));

  // Each save throws.
  const moved = (table: string) => `${table}_moved`;
  await rename(moved, (table) => table);
  await send("failed");
  expect(statuses).toContain(503);
  const failed = await fetch(`${site.url}/admin/dashboard/volunteer?q=${PRIVATE}`, {
    headers: { Cookie: cookie },
  });
  const page = await failed.text();
  await rename((table) => table, moved);

  const worker = site.run("worker", [], { SITE_URL: "https://aa.example" });
  await worker.until(/ warn A mail is given up (?:.|\n)*\n/);
  await worker.end("SIGTERM");

  expect(failed.status).toBe(500);
  const id = failed.headers.get("X-Request-Id") ?? "";
  expect(id).toMatch(/^\d{3}-\d{3}-\d{3}$/);
  expect(page).toContain(`give this number: <strong>${id}</strong>`);
  await site.web().until(new RegExp(`GET /admin/dashboard/volunteer status=500 .*request="${id}"`));
  const lines = [site.web(), worker].flatMap((program) => program.output().trim().split("\n"));
  expect(lines.filter((line) => line.includes(id)).length).toBeGreaterThan(1);
  const text = lines.join("\n");
  expect(text).not.toContain(PRIVATE);
  expect(text).not.toContain("@example.org");
  const structured = /^\d{4}-\d\d-\d\dT[\d:.]+Z (info|warn|error) /;
  expect(lines.filter((line) => !structured.test(line) && !line.startsWith("[remix-serve] http"))).toEqual(
    [],
  );
});

it("an id that a client sends is not taken, and errors before any page have one too", async () => {
  const response = await fetch(`${site.url}/no-such-page`, { headers: { "X-Request-Id": "111-111-111" } });
  const id = response.headers.get("X-Request-Id");
  expect(id).toMatch(/^\d{3}-\d{3}-\d{3}$/);
  expect(id).not.toBe("111-111-111");
  for (const request of [
    "GET / HTTP/1.1\r\nNo colon\r\n\r\n",
    "PROPFIND / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ]) {
    const [raw] = (await exchange(site.url, request)).responses;
    const number = raw?.headers.get("x-request-id") ?? "";
    expect(raw?.body).toContain(`give this number: ${number}\n`);
    await site.web().until(new RegExp(`info request rejected .*request="${number}"`));
  }
  expect((await fetch(`${site.url}/about`)).headers.has("X-Request-Id")).toBe(false);
});
