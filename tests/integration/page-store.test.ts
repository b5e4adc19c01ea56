import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchange } from "../support/raw-http";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";

let site: Site;
/** Does not store pages. */
let off: Site;
beforeAll(async () => {
  [site, off] = await Promise.all([startSite(), startSite({ env: { PAGE_CACHE_MB: "0" } })]);
});
afterAll(() => Promise.all([site.stop(), off.stop()]));

let marks = 0;

/** How often the framework has answered a GET of this path, by the access log. */
async function renders({ url, web }: Site, path: string): Promise<number> {
  marks += 1;
  await (await fetch(`${url}/mark-${marks}`)).text();
  await web().until(new RegExp(`GET /mark-${marks} `));
  return web().output().split(`GET ${path} `).length - 1;
}

const get = (path: string, headers: Record<string, string> = {}, { url } = site) =>
  fetch(url + path, { headers: { "Accept-Encoding": "br", ...headers } });

describe("a public page", () => {
  it("is rendered once for 200 visitors of a server that has just started", async () => {
    await site.restart();
    const paths = ["/", "/news", "/about.data", "/survey-results.csv"];
    const visits = Array.from({ length: 200 }, (_, index) => get(paths[index % paths.length] ?? ""));
    for (const response of await Promise.all(visits)) {
      expect(response.status).toBe(200);
      await response.text();
    }
    for (const path of paths) expect(await renders(site, path), path).toBe(1);
  });

  it("is not rendered again for an unknown parameter, HEAD or a visitor who has it", async () => {
    const { headers } = await get("/about");
    const before = await renders(site, "/about");
    // Compressed better meanwhile, the page is the same.
    const pageOf = (tag: string | null) => tag?.replace("-fast", "");
    const other = await get("/about?utm_source=a");
    expect(pageOf(other.headers.get("ETag"))).toBe(pageOf(headers.get("ETag")));
    expect((await get("/about", { "If-None-Match": headers.get("ETag") ?? "" })).status).toBe(304);
    const head = await fetch(`${site.url}/about`, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(pageOf(head.headers.get("ETag"))).toBe(pageOf(headers.get("ETag")));
    expect(await renders(site, "/about")).toBe(before);
  });

  it("is rendered for a member of staff", async () => {
    const cookie = await cookieOf(site, await makeStaff(site));
    await get("/about");
    const before = await renders(site, "/about");
    const response = await get("/about", { Cookie: cookie });
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(await renders(site, "/about")).toBe(before + 1);
  });

  it("is rendered for each visitor where PAGE_CACHE_MB is 0", async () => {
    const before = await renders(off, "/about");
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await get("/about", {}, off);
      expect(headers.get("Cache-Control")).toBe("no-cache");
    }
    expect(await renders(off, "/about")).toBe(before + 2);
  });
});

it.each(["/", "/about.data", "/news.rss", "/survey-results.csv", "/robots.txt"])(
  "a stored response has the headers and the body of one that is not: %s",
  async (path) => {
    const own = ["cache-control", "cdn-cache-control", "etag", "content-length", "transfer-encoding", "date"];
    const [stored, rendered] = await Promise.all([get(path), get(path, {}, off)]);
    const headers = [stored, rendered].map((response) =>
      Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name))),
    );
    expect({ ...headers[0] }).toEqual({ ...headers[1], "content-encoding": "br" });
    expect((await stored.text()).replaceAll(site.url, off.url)).toBe(await rendered.text());
    const again = await get(path, { "If-None-Match": stored.headers.get("ETag") ?? "" });
    const { "content-encoding": _encoding, "content-type": _type, ...remaining } = headers[0] ?? {};
    expect(again.status).toBe(304);
    expect(Object.fromEntries(again.headers)).toMatchObject(remaining);
  },
);

describe("a file", () => {
  it("of the build is sent as the build compressed it, for a year", async () => {
    const name = readdirSync("public/build").find((file) => /^entry\.client-\w+\.js$/.test(file));
    const file = `/build/${name}`;
    const { responses } = await exchange(
      site.url,
      `GET ${file} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
    const copy = readFileSync(`public${file}.br`);
    expect(responses[0]?.body).toBe(copy.toString("latin1"));
    const { headers } = await get(file);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-length": String(copy.length),
      vary: "Accept-Encoding",
    });
    expect((await get(file, { "If-None-Match": headers.get("ETag") ?? "" })).status).toBe(304);
  });

  it("that is a picture is sent as it is, whole or in part", async () => {
    const picture = readFileSync("public/previews/home.png");
    const whole = await get("/previews/home.png");
    expect(whole.headers.get("Content-Encoding")).toBeNull();
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(picture);
    const part = await get("/previews/home.png", { Range: "bytes=0-9" });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(picture.subarray(0, 10));
  });

  it.each([
    "/build/..%2f..%2fpackage.json",
    "/build/../../package.json",
    "//../package.json",
    "/..\\package.json",
    "/package.json%00.png",
  ])("outside the folder is not sent: %s", async (path) => {
    const { responses } = await exchange(
      site.url,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(responses[0]?.status).toBeGreaterThanOrEqual(400);
    expect(responses[0]?.body).not.toContain("dependencies");
  });
});

it("renders public pages before anybody asks for them", async () => {
  site.env.PAGES_AHEAD = "on";
  await site.restart();
  await site.web().until(/GET \/videos /);
  site.env.PAGES_AHEAD = "off";
});

it("what came from memory is in the log with LOG_STORED_PAGES=on, an object a line with LOG_FORMAT=json", async () => {
  Object.assign(site.env, { LOG_STORED_PAGES: "on", LOG_FORMAT: "json" });
  await site.restart();
  await get("/about?utm_source=a");
  const pattern = /^.*"message":"GET \/about".*"stored":true.*$/m;
  await site.web().until(pattern);
  expect(JSON.parse(pattern.exec(site.web().output())?.[0] ?? "")).toMatchObject({
    level: "info",
    message: "GET /about",
    status: 200,
    stored: true,
  });
});
