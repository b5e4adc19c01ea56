import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasNginx, type Nginx, startNginx } from "../support/nginx";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { browserAgent } from "../support/user-agents";
import { waitFor } from "../support/wait-for";

// Only where Debian's nginx is installed.
describe.runIf(hasNginx())("deploy/nginx.conf", () => {
  let site: Site;
  let nginx: Nginx;
  beforeAll(async () => {
    site = await startSite({ env: { CLIENT_ADDRESS_HEADER: "X-Real-IP" } });
    nginx = await startNginx(site.url);
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(nginx.url + path, { headers: { Host: new URL(site.url).host, ...headers }, redirect: "manual" });
  const statusOf = async (path: string, headers?: Record<string, string>) => {
    const response = await get(path, headers);
    await response.arrayBuffer();
    return response.headers.get("X-Cache-Status");
  };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(nginx.url + path, {
      method: "POST",
      headers: { Origin: site.url, ...browserAgent },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });

  it("caches pages and files once for each encoding the site has", async () => {
    expect(await statusOf("/about", { "Accept-Encoding": "gzip, deflate, br" })).toBe("MISS");
    expect(await statusOf("/about", { "Accept-Encoding": "br;q=1.0, gzip;q=0.8, *;q=0.1" })).toBe("HIT");
    expect(await statusOf("/about", { "Accept-Encoding": "gzip, br;q=0" })).toBe("MISS");
    const plain = await get("/about", { "Accept-Encoding": "identity" });
    const zipped = await get("/about", { "Accept-Encoding": "gzip" });
    expect([plain, zipped].map(({ headers }) => headers.get("Content-Encoding"))).toEqual([null, "gzip"]);
    expect(await zipped.text()).toBe(await plain.text());
    expect(zipped.headers.get("Content-Security-Policy")).toContain("default-src");
    const file = /\/build\/[^"]+\.css/.exec(await (await get("/about")).text())?.[0] ?? "";
    expect([await statusOf(file), await statusOf(file)]).toEqual(["MISS", "HIT"]);
  });

  it("answers 304 from its cache", async () => {
    const etag = (await get("/support")).headers.get("ETag") ?? "";
    const again = await get("/support", { "If-None-Match": etag });
    expect([again.status, again.headers.get("X-Cache-Status")]).toEqual([304, "HIT"]);
    // So long may a page be old.
    expect(again.headers.get("Cache-Control")).toContain("s-maxage=10");
  });

  it("passes on what staff ask for, posts, searches and the events of forms", async () => {
    const Cookie = await cookieOf(site, await makeStaff(site));
    await statusOf("/partner");
    expect(await statusOf("/partner", { Cookie })).toBe("BYPASS");
    expect((await get("/admin/dashboard", { Cookie })).status).toBe(200);
    for (const path of ["/news?q=strike", "/admin/login", "/form-events?form=contact"]) {
      await statusOf(path);
      expect(await statusOf(path), path).toBe("MISS");
    }
    const signup = { form: "newsletter", name: "Sam", email: "sam@example.org", wantsNews: "on" };
    expect((await post("/news", signup)).status).toBe(303);
    const views = () =>
      site.db.selectFrom("form_analytics").select("id").where("form_name", "=", "volunteer").execute();
    for (const session of [crypto.randomUUID(), crypto.randomUUID()])
      expect((await post("/form-events", { form: "volunteer", event: "view", session })).status).toBe(204);
    await waitFor("two views", async () => (await views()).length === 2);
  });

  it("serves readers while the site is down", async () => {
    await statusOf("/terms-of-service");
    await site.kill9();
    expect((await get("/terms-of-service")).status).toBe(200);
    expect((await get("/admin/login")).status).toBe(502);
    await site.restart();
  });
});
