import { expect, it } from "vitest";
import { otherAddresses, publicPaths } from "~/content/addresses";
import { robotsTxt, sitemap } from "./sitemap";

it("lists every page for visitors and no staff page", () => {
  const xml = sitemap("https://aa.org");
  expect(xml.match(/<loc>/g)).toHaveLength(publicPaths.length + 5 + 4 + 2 * 53);
  expect(xml).toContain("<loc>https://aa.org/statistics?tab=economic</loc>");
  expect(xml).toContain("<loc>https://aa.org/volunteer?role=policy_advocate</loc>");
  expect(xml).toContain("<loc>https://aa.org/services/policy-advocacy</loc>");
  expect(xml).not.toContain("/admin");
});

it("knows every page of the specification, and the archive", {
  tags: ["@public-2.1", "@public-10.1"],
}, () => {
  expect(publicPaths.toSorted()).toEqual([
    "/",
    "/about",
    "/contact",
    "/crowdfunding",
    "/es",
    "/es/contact",
    "/es/first-week",
    "/es/first-week/dates",
    "/es/help",
    "/es/letters",
    "/es/privacy-policy",
    "/es/services/support-and-resources",
    "/first-week",
    "/first-week/dates",
    "/help",
    "/letters",
    "/news",
    "/newsletter",
    "/partner",
    "/privacy-policy",
    "/services/community-building",
    "/services/corporate-accountability",
    "/services/policy-advocacy",
    "/services/support-and-resources",
    "/statistics",
    "/support",
    "/survey-results",
    "/terms-of-service",
    "/videos",
    "/volunteer",
    "/work",
    "/work/acting",
    "/work/call-center",
    "/work/translation",
    "/work/writing",
  ]);
});

it("writes an address with an ampersand as XML", () => {
  expect(sitemap("https://aa.org/a&b")).toContain("https://aa.org/a&amp;b/about");
});

it("disallows staff pages for robots and names the sitemap", () => {
  expect(robotsTxt("https://aa.org")).toBe(
    "User-agent: *\nDisallow: /admin\nDisallow: /form-events\nDisallow: /newsletter/confirm\nDisallow: /newsletter/preferences\nDisallow: /newsletter/unsubscribe\nDisallow: /es/newsletter/\n\nSitemap: https://aa.org/sitemap.xml\n",
  );
});

it("leads no other address to one that leads on", () => {
  for (const target of Object.values(otherAddresses)) expect(otherAddresses[target]).toBeUndefined();
});
