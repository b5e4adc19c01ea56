import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programs } from "~/content/community-building";
import { monthly, notOpen, oneTime } from "~/content/donate";
import { readable } from "../support/markup";
import { organizationAddresses } from "../support/organization";
import { publicPages } from "../support/pages";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  const unset = Object.fromEntries(Object.keys(organizationAddresses).map((name) => [name, ""]));
  site = await startSite({ env: unset });
});
afterAll(() => site.stop());

/** Pages whose words about a chat or a gift are no offer: a story of the past, others' lines, rules for the case. */
const TOLD: Readonly<Record<string, RegExp>> = {
  "/about": /group chat|kept the chat going/g,
  "/privacy-policy": /Chat community and social media/g,
};

/** Offers that need a place outside, in the words of a page's main part. */
function promisesIn(path: string, html: string): string[] {
  const main = readable(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<(script|template)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(TOLD[path] ?? /(?!)/g, " ");
  return (
    main.match(/[^.]*\b(our|the|community|a) chat\b[^.]*|Discord|Give \$\d+|your gifts?\b|Suggested/gi) ?? []
  );
}

const page = async (path: string) => (await fetch(site.url + path)).text();

describe("a site whose operator has set no addresses", () => {
  it.each(publicPages)("has no link to an example, no empty one and no empty item: %s", async (path) => {
    const html = await page(path);
    expect(html.match(/href="(mailto:|https:\/\/)?[^"]*example\.org[^"]*"/g)).toBeNull();
    expect(html).not.toContain('href=""');
    expect(html).not.toContain("<li></li>");
  });

  it.each(publicPages)("promises no chat and no gift: %s", async (path) => {
    expect(promisesIn(path, await page(path))).toEqual([]);
  });

  it("leads from each program that is left to a form that is answered", {
    tags: ["@public-2.10"],
  }, async () => {
    const html = await page("/services/community-building");
    for (const { place, title, action } of programs.cards) {
      expect(html.includes(title), title).toBe(place === undefined);
      expect(html.includes(action.label), action.label).toBe(place === undefined);
    }
  });

  it("says what is true instead", { tags: ["@public-2.3", "@public-2.13"] }, async () => {
    expect(await page("/support")).toContain(notOpen.text);
    expect(await page("/contact")).toContain("The form on this page is the way to reach us.");
    expect(await page("/services/community-building")).not.toContain('id="events"');
    expect(await page("/about")).not.toContain("Follow Us");
    expect(await page("/privacy-policy")).toMatch(/<a[^>]*href="\/contact"[^>]*>us on the contact page<\/a>/);
  });
});

describe("a site whose operator has set all addresses", () => {
  let whole: Site;
  beforeAll(async () => {
    whole = await startSite({ env: organizationAddresses });
  });
  afterAll(() => whole.stop());

  it("has the button of each promise", { tags: ["@public-2.10", "@public-2.13"] }, async () => {
    const read = async (path: string) => readable(await (await fetch(whole.url + path)).text());
    const community = await read("/services/community-building");
    for (const { title, action } of programs.cards) {
      expect(community).toContain(title);
      expect(community).toContain(`>${action.label}</a>`);
    }
    expect(community).toContain(`href="${organizationAddresses.COMMUNITY_CHAT_URL}"`);
    const donate = await read("/support");
    const buttons = donate.split(`href="${organizationAddresses.DONATION_URL}"`).length - 1;
    expect(buttons).toBe(1 + oneTime.tiers.length + monthly.tiers.length);
    expect(donate).not.toContain(notOpen.text);
    expect(promisesIn("/support", donate)).not.toEqual([]);
  });
});
