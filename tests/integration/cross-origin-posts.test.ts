import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorCopy } from "~/components/frame/error-page";
import { adminPaths, publicStaffPaths } from "~/features/staff/admin-paths";
import { addSubscriber, confirmFields, confirmPath, tokenOf } from "../support/newsletter";
import { exchange } from "../support/raw-http";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, pendingTwoFactorCookieOf, STAFF } from "../support/staff";

let site: Site;
let cookies: string;
beforeAll(async () => {
  site = await startSite({ seed: false });
  const userId = await makeStaff(site);
  cookies = [await cookieOf(site, userId), await pendingTwoFactorCookieOf(site, userId)].join("; ");
});
afterAll(() => site.stop());

const post = (path: string, headers: Record<string, string>, fields: Record<string, string> = {}) =>
  fetch(site.url + path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });

const foreign: [who: string, headers: Record<string, string>][] = [
  ["another site", { Origin: "https://evil.example" }],
  [
    "another site that forges a proxy's host",
    { Origin: "http://evil.example", "X-Forwarded-Host": "evil.example" },
  ],
  ["another site without an origin", { "Sec-Fetch-Site": "cross-site" }],
  ["a sister domain without an origin", { "Sec-Fetch-Site": "same-site" }],
  ["a page without an origin of its own", { Origin: "null" }],
];

/** A path of every route that exports an action. */
const actionPaths = Object.entries(routeRows).flatMap(([id, { path }]) => {
  const file = readdirSync(`app/${id === "root" ? "routes/_index" : id}`).find((name) =>
    /^route\.tsx?$/.test(name),
  );
  const source = file && id !== "root" ? readFileSync(`app/${id}/${file}`, "utf8") : "";
  return /export (async )?function action\b/.test(source) ? [path] : [];
});

it("every action but one-click unsubscribing refuses another site's post, and changes nothing", async () => {
  const headers = { Origin: "https://evil.example", Cookie: cookies };
  expect(actionPaths.length).toBeGreaterThan(30);
  for (const path of actionPaths) {
    if (path === "/newsletter/unsubscribe") continue;
    const data = path.replace(/\?|$/, (end) => `.data${end}`).replace("/.data", "/_root.data");
    for (const target of [path, data]) {
      const response = await post(target, headers, { form: "login", ...STAFF });
      expect(response.status, target).toBe(403);
      expect(response.headers.getSetCookie(), target).toEqual([]);
      await response.text();
    }
  }
  const session = await fetch(site.url + adminPaths.dashboard, { headers: { Cookie: cookies } });
  expect(session.status).toBe(200);
});

describe.each(foreign)("a post that %s sends", (_who, headers) => {
  it("signs nobody in or out", async () => {
    for (const path of [...publicStaffPaths, adminPaths.account]) {
      const response = await post(path, { ...headers, Cookie: cookies }, { form: "login", ...STAFF });
      expect(response.status, path).toBe(403);
      expect(response.headers.getSetCookie(), path).toEqual([]);
    }
  });

  it("does not sign up or confirm, and its page says what to do", async () => {
    const email = `sam${Math.random()}@example.org`;
    const fields = { form: "newsletter", name: "Sam", email, wantsNews: "on" };
    const refused = await post("/news", headers, fields);
    expect(await refused.text()).toContain(errorCopy(403, "en").text);
    expect((await post("/news", {}, fields)).status).toBe(303);
    const path = await confirmPath(site.db, email);
    expect((await post(path, headers, confirmFields("Sam"))).status).toBe(403);
    const confirmed = await post(path, { Origin: site.url }, confirmFields("Sam"));
    expect(await confirmed.text()).toContain("You are on the list");
  });

  it("unsubscribes by the link of a mail", async () => {
    const email = `leo${Math.random()}@example.org`;
    await addSubscriber(site.db, email);
    const path = `/newsletter/unsubscribe?token=${tokenOf(email)}`;
    expect((await post(path, headers, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  });
});

it("a post of the site's own pages signs out, also with one of the headers or none", async () => {
  const userId = await makeStaff(site, { ...STAFF, email: "bo@example.org" });
  for (const headers of [{ Origin: site.url }, { "Sec-Fetch-Site": "same-origin" }, {}]) {
    const response = await post(adminPaths.logout, { ...headers, Cookie: await cookieOf(site, userId) });
    expect(response.status).toBe(303);
  }
});

it("every action answers a body of 900 MB before it is sent", async () => {
  const cookie = await cookieOf(site, await makeStaff(site, { ...STAFF, email: "cy@example.org" }));
  const { host } = new URL(site.url);
  const signingOutLast = actionPaths.toSorted(
    (a, b) => Number(a === adminPaths.logout) - Number(b === adminPaths.logout),
  );
  const tooLarge: string[] = [];
  for (const path of signingOutLast) {
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${cookie.split(";")[0]}`,
      `Content-Type: ${path.endsWith("/import") ? "multipart/form-data; boundary=x" : "application/x-www-form-urlencoded"}`,
      "Content-Length: 900000000",
    ];
    const { responses, ended } = await exchange(
      site.url,
      `${head.join("\r\n")}\r\n\r\n`,
      "a".repeat(3_000_000),
    );
    expect({ path, ended, complete: responses[0]?.complete }).toEqual({ path, ended: "FIN", complete: true });
    expect(responses[0]?.status, path).toBeLessThan(500);
    if (responses[0]?.status === 413) tooLarge.push(path);
  }
  expect(tooLarge).toEqual(expect.arrayContaining(["/contact", "/admin/login", "/admin/resources/import"]));
});
