import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Site, startSite } from "../support/server";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { fillForms } from "../support/submissions";
import { waitFor } from "../support/wait-for";

let disk: SmallDisk;
let site: Site;
let reserve: string;
beforeEach(async () => {
  disk = mountSmallDisk(40);
  reserve = join(disk.directory, "site.db-reserve");
  site = await startSite({ seed: false, directory: disk.directory });
});
afterEach(async () => {
  await site?.stop();
  disk?.unmount();
});

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(site.url + path, {
    method: "POST",
    headers: { Origin: site.url, Cookie: cookie },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

const subscribe = (name: string) =>
  post("/news", { form: "newsletter", name: "Sam", email: `${name}@example.org`, wantsNews: "on" });

const signIn = () => post("/admin/login", { form: "login", ...STAFF });

async function openDashboard(cookie?: string): Promise<void> {
  const Cookie =
    cookie ?? (await cookieOf(site, await makeStaff(site, { ...STAFF, email: "bo@example.org" })));
  await (await fetch(`${site.url}/admin/dashboard`, { headers: { Cookie } })).text();
}

const ids = async () =>
  (await site.db.selectFrom("contact_submissions").select("id").execute()).map(({ id }) => id);

const deleteMessage = (cookie: string, id: string) =>
  post("/admin/dashboard/changes/contact", { intent: "delete", id, confirmed: "1" }, cookie);

it("on a full disk, forms fail with the input preserved, and staff can sign in and delete", async () => {
  await makeStaff(site);
  await fillForms(site.db, "a", "2026-11-20T12:00:00.000Z");
  const [id = ""] = await ids();
  await openDashboard();
  expect(statSync(reserve).size).toBe(8 * 1024 * 1024);
  expect((await subscribe("before")).status).toBe(303);

  disk.fill();
  await waitFor("a refusal", async () => {
    const response = await subscribe(`full${Date.now()}`);
    const page = await response.text();
    return response.status === 503 && page.includes('value="Sam"') && page.includes("Something went wrong");
  });
  const signedIn = await signIn();
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.get("Location")).toBe("/admin/dashboard");
  expect(existsSync(reserve)).toBe(false);
  const session = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect((await deleteMessage(session, id)).status).toBe(303);
  expect(await ids()).not.toContain(id);

  disk.empty();
  await waitFor("an accepted post", async () => (await subscribe(`after${Date.now()}`)).status === 303);
  await openDashboard(session);
  expect(statSync(reserve).size).toBe(8 * 1024 * 1024);
});

it("starts on a full disk by using its reserve", async () => {
  await openDashboard();
  disk.fill();
  const prepare = site.run("prepare");
  expect(await prepare.exit, prepare.output()).toBe(0);
  expect(existsSync(reserve)).toBe(false);
});
