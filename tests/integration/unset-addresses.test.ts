import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notOpen } from "~/content/donate";
import { organizationAddresses } from "../support/organization";
import { publicPages } from "../support/pages";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  const unset = Object.fromEntries(Object.keys(organizationAddresses).map((name) => [name, ""]));
  site = await startSite({ env: unset });
});
afterAll(() => site.stop());

const page = async (path: string) => (await fetch(site.url + path)).text();

describe("a site whose operator has set no addresses", () => {
  it.each(publicPages)("has no link to an example, no empty one and no empty item: %s", async (path) => {
    const html = await page(path);
    expect(html.match(/href="(mailto:|https:\/\/)?[^"]*example\.org[^"]*"/g)).toBeNull();
    expect(html).not.toContain('href=""');
    expect(html).not.toContain("<li></li>");
  });

  it("says what is true instead", { tags: ["@public-2.3", "@public-2.13"] }, async () => {
    expect(await page("/support")).toContain(notOpen.text);
    expect(await page("/contact")).toContain("The form on this page is the way to reach us.");
    expect(await page("/services/community-building")).not.toContain('id="events"');
    expect(await page("/about")).not.toContain("Follow Us");
    expect(await page("/privacy-policy")).toMatch(/<a[^>]*href="\/contact"[^>]*>us on the contact page<\/a>/);
  });
});
