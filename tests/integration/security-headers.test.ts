import { createHash } from "node:crypto";
import { extname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { videosPage } from "~/content/videos";
import { readable } from "../support/markup";
import { addArticle, addSubscriber, tokenOf } from "../support/newsletter";
import { openPages } from "../support/page-states";
import { formPages } from "../support/pages";
import { randomNumbers } from "../support/random";
import { exchange } from "../support/raw-http";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  await addArticle(site.db);
  cookie = await cookieOf(site, await makeStaff(site));
});
afterAll(() => site.stop());

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Inline scripts that a browser would execute. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script\b(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
  );
  return Array.from(scripts, ([, text = ""]) => text);
}

describe("the Content-Security-Policy", () => {
  async function expectOwnScriptsOnly(what: string, response: Response): Promise<number> {
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const allowed = [...policy.matchAll(/'sha256-[^']+'/g)].map(String).sort();
    const scripts = inlineScripts(html);
    expect([...new Set(scripts.map(hash))].sort(), what).toEqual(allowed);
    expect(html, what).not.toContain("nonce");
    if (html.includes(' style="')) expect(policy, what).toContain("style-src-attr");
    return scripts.length;
  }

  it("names every inline script of every page", async () => {
    let count = 0;
    for (const path of openPages) count += await expectOwnScriptsOnly(path, await fetch(site.url + path));
    for (const { action, forms } of formPages) {
      const body = new URLSearchParams({ form: forms[0] ?? "" });
      count += await expectOwnScriptsOnly(action, await fetch(site.url + action, { method: "POST", body }));
    }
    expect(count).toBeGreaterThan(openPages.length);
  });

  it("names every inline script of the pages of the staff", async () => {
    for (const path of [
      "/admin/dashboard",
      "/admin/account",
      "/admin/resources/import",
      "/admin/no-such-page",
    ]) {
      await expectOwnScriptsOnly(path, await fetch(site.url + path, { headers: { Cookie: cookie } }));
    }
  });
});

type Row = [routeClass: string, path: string, status: number, options?: RequestInit];

const asStaff = (): RequestInit => ({ headers: { Cookie: cookie } });
const form = (body: string): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body,
});

const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
const hardened = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "strict-origin-when-cross-origin",
};

async function ask([, path, status, options]: Row): Promise<Response> {
  const response = await fetch(site.url + path, { redirect: "manual", ...options });
  expect(response.status).toBe(status);
  return response;
}

describe("the headers of every class of routes", () => {
  const documents = (): Row[] => [
    ["a stored page", "/about", 200],
    ["a page that is not stored", "/news?q=union&page=2", 200],
    ["a form with mistakes", "/contact", 400, form("form=contact")],
    ["a body that is too large", "/contact", 413, form("a".repeat(70_000))],
    ["a body that is no form", "/contact", 400, { method: "POST", body: "?" }],
    ["a page that accepts no form", "/about", 405, form("a=b")],
    ["a missing page", "/no-such-page", 404],
    ["an unreadable address", "/%E0%A4%A", 404],
    ["a post of another site", "/contact", 403, { ...form("a=b"), headers: { Origin: "https://a.example" } }],
    ["signing in", "/admin/login", 200],
    ["a staff page", "/admin/dashboard", 200, asStaff()],
    ["a missing staff page", "/admin/no-such-page", 404, asStaff()],
  ];

  it("documents", async () => {
    for (const row of documents()) {
      const { headers } = await ask(row);
      expect(Object.fromEntries(headers), row[0]).toMatchObject(hardened);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy, row[0]).toMatch(/^default-src 'none'; script-src 'self'[^;]*; style-src 'self';/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", ""), row[0]).not.toMatch(
        /unsafe|\*|https?:(?!\/\/i\.ytimg)/,
      );
      for (const directive of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy, row[0]).toContain(directive);
    }
  });

  it("personal pages, whose address no other site learns", async () => {
    await addSubscriber(site.db, "reader@example.org");
    for (const path of ["unsubscribe", "preferences"]) {
      const { headers } = await ask(["", `/newsletter/${path}?token=${tokenOf("reader@example.org")}`, 200]);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...hardened,
        "referrer-policy": "strict-origin",
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      });
    }
  });

  const others = (): Row[] => [
    ["a page's data", "/about.data", 200],
    ["data of a staff page", "/admin/articles.data", 200, asStaff()],
    ["a picture", "/favicon.svg", 200],
    ["the picture of link previews", "/previews/home.png", 200],
    ["the manifest", "/manifest.webmanifest", 200],
    ["robots.txt", "/robots.txt", 200],
    ["the site map", "/sitemap.xml", 200],
    ["CSV", "/survey-results.csv", 200],
    ["JSON", "/healthz", 200],
    ["RSS", "/news.rss", 200],
    ["a list of the staff", "/admin/exports/contact.csv", 200, asStaff()],
    ["progress that there is none of", "/admin/dashboard/newsletter/progress?campaign=0", 404, asStaff()],
    ["a redirect", "/about/", 301],
    ["a redirect to signing in", "/admin/dashboard", 303],
    ["a form event", "/form-events", 204, form("form=contact&event=view")],
  ];

  it("data, files and redirects", async () => {
    for (const row of others()) {
      const { headers } = await ask(row);
      expect(Object.fromEntries(headers), row[0]).toMatchObject({
        ...hardened,
        "content-security-policy": FILE_POLICY,
      });
    }
  });

  it("HEAD and 304 as GET", async () => {
    for (const path of ["/about", "/news?q=union", "/favicon.svg"]) {
      const got = await ask(["", path, 200]);
      const policy = got.headers.get("Content-Security-Policy");
      const etag = got.headers.get("ETag");
      const head = await ask(["", path, 200, { method: "HEAD" }]);
      expect(Object.fromEntries(head.headers), path).toMatchObject({
        ...hardened,
        "content-security-policy": policy,
      });
      if (!etag) continue;
      const same = await ask(["", path, 304, { headers: { "If-None-Match": etag } }]);
      expect(Object.fromEntries(same.headers), path).toMatchObject({
        ...hardened,
        "content-security-policy": policy,
      });
    }
  });

  it("scripts, styles and fonts have what applies to them", async () => {
    const html = await (await fetch(`${site.url}/contact`)).text();
    const files = [...new Set(html.match(/\/build\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])];
    expect(files.map((file) => extname(file))).toEqual(expect.arrayContaining([".js", ".css", ".woff2"]));
    for (const file of files) {
      const { headers } = await fetch(site.url + file);
      expect(Object.fromEntries(headers), file).toMatchObject({
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      });
      expect(headers.has("content-security-policy"), file).toBe(false);
    }
  });

  it.each([
    ["an unreadable request", "GET / HTTP/1.1\r\nHost: a\r\nNo colon\r\n\r\n", 400],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
    ["too many headers", `GET / HTTP/1.1\r\nHost: a\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n", 400],
    ["an unknown method", "PROPFIND / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 501],
    ["an expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: a\r\nConnection: close\r\n\r\n", 417],
    ["a tunnel", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 501],
  ])("raw responses: %s", async (_what, request, status) => {
    const { responses } = await exchange(site.url, request);
    expect(responses).toMatchObject([{ status, complete: true }]);
    expect(Object.fromEntries(responses[0]?.headers ?? [])).toMatchObject({
      ...hardened,
      "content-security-policy": FILE_POLICY,
    });
  });

  it("a page that fails", async () => {
    await site.db.schema.alterTable("volunteer_applications").renameTo("volunteers_elsewhere").execute();
    const response = await ask(["", "/admin/dashboard/volunteer", 500, asStaff()]);
    await site.db.schema.alterTable("volunteers_elsewhere").renameTo("volunteer_applications").execute();
    expect(Object.fromEntries(response.headers)).toMatchObject(hardened);
    expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
  });

  it.each([
    ["a mail", "newsletter", 200],
    ["the message that there is none", "0", 404],
  ])("lets the site's own page frame %s", async (_what, of, status) => {
    const response = await ask(["", `/admin/dashboard/newsletter/preview?of=${of}`, status, asStaff()]);
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("frame-ancestors 'none'");
    expect(response.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("unsafe-none");
  });
});

it("with VIDEO_THUMBNAILS=off no page loads from another site", async () => {
  site.env.VIDEO_THUMBNAILS = "off";
  const url = await site.startSecond();
  const loads =
    /\b(?:src|srcset|poster)="(?:https?:)?\/\/|<link[^>]+rel="(?:stylesheet|preload|icon)"[^>]+href="https?:/;
  const elsewhere = async (address: string) => {
    const response = await fetch(address);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    return [loads.exec(await response.text())?.[0], /https?:/.exec(policy)?.[0]].filter(Boolean);
  };
  // Where nothing is loaded and nothing allowed with pictures, nothing is without them.
  const withPictures: string[] = [];
  for (const path of openPages) if ((await elsewhere(site.url + path)).length > 0) withPictures.push(path);
  expect(withPictures).toContain("/videos");
  for (const path of withPictures) expect(await elsewhere(url + path), path).toEqual([]);
  const words = async (path: string) => readable(await (await fetch(url + path)).text());
  expect(await words("/videos")).toContain(videosPage.stillPictures.unset);
  expect(await words("/privacy-policy")).toContain("We load nothing from there.");
});

it("no address redirects to another site", async () => {
  const pieces = [
    "/",
    "//",
    "/\\",
    "\\",
    "%2f",
    "%5c",
    "%09",
    "evil.example",
    "@",
    ":",
    "..",
    ".",
    ";",
    "home",
    "about",
    "admin",
    "http:",
    "?",
    "next=",
    "#",
  ];
  const random = randomNumbers(7);
  let redirects = 0;
  for (let round = 0; round < 300; round++) {
    const target = Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join("");
    const request = `GET /${target}/ HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\n\r\n`;
    const [response] = (await exchange(site.url, request)).responses;
    const location = response?.headers.get("location");
    if (location === undefined) continue;
    redirects++;
    expect(new URL(location, site.url).origin, target).toBe(site.url);
  }
  expect(redirects).toBeGreaterThan(30);
});
