import { afterAll, beforeAll, expect, it } from "vitest";
import { otherAddresses, publicPaths } from "~/content/addresses";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Page {
  status: number;
  ids: Set<string>;
  links: string[];
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map((match) =>
    (match[1] ?? "").replaceAll("&amp;", "&"),
  );

async function read(address: string): Promise<Page> {
  const response = await fetch(site.url + address);
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  const html = isPage ? await response.text() : "";
  if (!isPage) await response.arrayBuffer();
  return { status: response.status, ids: new Set(attributes(html, "id")), links: attributes(html, "href") };
}

/**
 * Staff pages lead to the login screen; a pager's pages and a filter's answers are the same page again, and so are the pages
 * of the states but one.
 */
const isWorthFollowing = (address: string) =>
  !/^\/admin|[?&]page=|[?&]state=(?!OH)|^\/help\/(?!ohio\b)/.test(address);

it("has no broken link and no broken anchor on any page", async () => {
  const pages = new Map<string, Page>();
  const queue: { address: string; from: string }[] = publicPaths.map((path) => ({ address: path, from: "" }));
  const broken: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { pathname, search, hash } = new URL(next.address, site.url);
    const address = pathname + search;
    const known = pages.get(address);
    const page = known ?? (await read(address));
    pages.set(address, page);
    if (page.status !== 200) broken.push(`${next.from} → ${next.address}: ${page.status}`);
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && anchor !== "top" && page.ids.size > 0 && !page.ids.has(anchor)) {
      broken.push(`${next.from} → ${next.address}: no such anchor`);
    }
    if (known) continue;
    for (const link of page.links) {
      const target = new URL(link, site.url + address);
      if (target.origin !== new URL(site.url).origin) continue;
      const onward = target.pathname + target.search + target.hash;
      if (isWorthFollowing(onward)) queue.push({ address: onward, from: address });
    }
  }
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(publicPaths.length);
});

it.each(Object.entries(otherAddresses))("leads from %s to %s", async (address, target) => {
  const response = await fetch(site.url + address, { redirect: "manual" });
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(target);
});

it.each(["/about/", "/services/policy-advocacy///", "/about/?q=1"])(
  "redirects %s to the URL without a trailing slash",
  async (address) => {
    const response = await fetch(site.url + address, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(address.replace(/\/+(?=\?|$)/, ""));
  },
);
