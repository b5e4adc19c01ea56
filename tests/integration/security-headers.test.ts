import { createHash } from "node:crypto";
import { extname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addArticle } from "../support/newsletter";
import { openPages } from "../support/page-states";
import { formPages } from "../support/pages";
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

describe("every response", () => {
  it.each([
    ["a page", "/about"],
    ["a missing page", "/no-such-page"],
    ["a page's data", "/about.data"],
    ["a file", "/favicon.svg"],
    ["the picture of link previews", "/previews/home.png"],
    ["CSV", "/survey-results.csv"],
    ["JSON", "/healthz"],
    ["RSS", "/news.rss"],
    ["a list of the staff", "/admin/exports/contact.csv"],
    ["a redirect", "/about/"],
  ])("forbids framing by and leaking to other sites: %s", async (_what, path) => {
    const response = await fetch(site.url + path, { headers: { Cookie: cookie }, redirect: "manual" });
    await response.text();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it("forbids loading scripts and styles by other sites", async () => {
    const html = await (await fetch(`${site.url}/contact`)).text();
    const files = html.match(/\/build\/[\w./-]+\.(?:js|css)/g) ?? [];
    expect(files.map((file) => extname(file))).toEqual(expect.arrayContaining([".js", ".css"]));
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
    ["a mail", "newsletter", 200],
    ["the message that there is none", "0", 404],
  ])("lets the site's own page frame %s", async (_what, of, status) => {
    const response = await fetch(`${site.url}/admin/dashboard/newsletter/preview?of=${of}`, {
      headers: { Cookie: cookie },
    });
    expect(response.status).toBe(status);
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("frame-ancestors 'none'");
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("unsafe-none");
  });
});
