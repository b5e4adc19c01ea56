import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminPaths, publicStaffPaths } from "~/features/staff/admin-paths";
import { confirmPath } from "../support/newsletter";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, pendingTwoFactorCookieOf, STAFF } from "../support/staff";

let site: Site;
let userId: string;
beforeAll(async () => {
  site = await startSite({ seed: false });
  userId = await makeStaff(site);
}, 60_000);
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
  ["a page without an origin of its own", { Origin: "null" }],
];

describe.each(foreign)("a post that %s sends", (_who, headers) => {
  it.each([...publicStaffPaths, adminPaths.account, `${adminPaths.dashboard}/changes/contact`])(
    "%s refuses with 403",
    async (path) => {
      const cookies = [await cookieOf(site, userId), await pendingTwoFactorCookieOf(site, userId)].join("; ");
      const response = await post(path, { ...headers, Cookie: cookies }, { form: "login", ...STAFF });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it("is accepted by a public form, its confirmation and one-click unsubscribe", async () => {
    const email = `sam${Math.random()}@example.org`;
    const fields = { form: "newsletter", name: "Sam", email, wantsNews: "on" };
    expect((await post("/news", headers, fields)).status).toBe(303);
    expect((await post(await confirmPath(site.db, email), headers)).status).toBe(200);
    const { unsubscribe_token } = await site.db
      .selectFrom("newsletter_subscribers")
      .select("unsubscribe_token")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const path = `/newsletter/unsubscribe?token=${unsubscribe_token}`;
    expect((await post(path, headers, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  });
});

it("a same-origin post signs out, also without an Origin header", async () => {
  for (const headers of [{ Origin: site.url }, { "Sec-Fetch-Site": "same-origin" }]) {
    const response = await post(adminPaths.logout, { ...headers, Cookie: await cookieOf(site, userId) });
    expect(response.status).toBe(303);
  }
});
