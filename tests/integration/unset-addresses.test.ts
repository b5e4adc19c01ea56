import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checks, noGifts, onRecord } from "~/content/about";
import { publicPaths } from "~/content/addresses";
import { meanwhile, programs } from "~/content/community-building";
import { contactPage } from "~/content/contact";
import { money, monthly, notOpen, oneTime, promises } from "~/content/donate";
import { contactWords } from "~/content/es/contact";
import { furtherWords as spanishDirectory } from "~/content/es/support-page";
import { hero } from "~/content/home";
import { opportunities } from "~/content/partner";
import { services } from "~/content/resources/support-resources-page";
import { unsetEffects } from "~/features/system/unset-settings";
import { readable } from "../support/markup";
import { organizationAddresses, organizationFile } from "../support/organization";
import { publicPages } from "../support/pages";
import { type Site, startSite } from "../support/server";
import { type Walk, walk } from "../support/walk";

const folder = mkdtempSync(join(tmpdir(), "organization-"));
const ORGANIZATION_FILE = join(folder, "organization.json");
writeFileSync(ORGANIZATION_FILE, JSON.stringify(organizationFile));
const POSTAL_ADDRESS = "12 Mill Street, Dayton, OH 45402";
const all = { ...organizationAddresses, POSTAL_ADDRESS, ORGANIZATION_FILE };

/** The help with money on both pages of the directory. */
const grants = [
  ["/services/support-and-resources", services.cards],
  ["/es/services/support-and-resources", spanishDirectory.services.cards],
] as const;

/** One without any setting, and one with all. */
let site: Site;
let whole: Site;
beforeAll(async () => {
  const unset = Object.fromEntries(Object.keys(all).map((name) => [name, ""]));
  [site, whole] = await Promise.all([startSite({ env: unset }), startSite({ env: all })]);
});
afterAll(async () => {
  await Promise.all([site.stop(), whole.stop()]);
  rmSync(folder, { recursive: true });
});

/** Pages whose words about a chat or a gift are no offer: a story of the past, others' lines, rules for the case. */
const TOLD: Readonly<Record<string, RegExp>> = {
  "/about": /group chat|keep the chat going/g,
  "/privacy-policy": /Chat community and social media/g,
};

/** The words of a page's main part. */
const wordsOf = (html: string) =>
  readable(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<(script|template)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ");

/** Offers that need a place outside or a mailbox. */
function promisesIn(path: string, html: string): string[] {
  const words = wordsOf(html).replace(TOLD[path] ?? /(?!)/g, " ");
  return (
    words.match(
      /[^.]*\b(our|the|community|a) chat\b[^.]*|Discord|Give \$\d+|your gifts?\b|Suggested|mailbox that fits|own mail program/gi,
    ) ?? []
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
    expect(html).toMatch(/class="button button-go"[^>]*>Ask to join a group</);
    for (const { place, title, action } of programs.cards) {
      expect(html.includes(title), title).toBe(place === undefined);
      expect(html.includes(action.label), action.label).toBe(place === undefined);
    }
  });

  it("says what is true instead", { tags: ["@public-2.3", "@public-2.13"] }, async () => {
    expect(await page("/")).toContain(hero.notOpen);
    expect(await page("/support")).toContain(notOpen.text);
    expect(await page("/support")).toContain(promises.items[2]?.notOpen);
    expect(await page("/partner")).toContain(opportunities.cards[0]?.notOpen);
    expect(await page("/about")).toContain(noGifts.text);
    for (const [path, [money]] of grants) {
      expect(await page(path)).toContain(money?.notOpen);
      expect(await page(path)).not.toContain(money?.items[0]);
    }
    expect(await page("/contact")).not.toContain(contactPage.emailPanel.text);
    expect(await page("/terms-of-service")).toMatch(
      /Ask us by <a[^>]*href="\/contact"[^>]*>our contact form<\/a>/,
    );
    expect(await page("/services/community-building")).not.toContain('id="events"');
    expect(await page("/about")).not.toContain("Follow Us");
    expect(await page("/privacy-policy")).toMatch(/us on <a[^>]*href="\/contact"[^>]*>the contact page<\/a>/);
  });
});

describe("a site whose operator has set all addresses", () => {
  it("has the button of each promise", { tags: ["@public-2.10", "@public-2.13"] }, async () => {
    const read = async (path: string) => readable(await (await fetch(whole.url + path)).text());
    const community = await read("/services/community-building");
    expect(community).toMatch(/class="button button-go"[^>]*>Join our community chat</);
    expect(community).toContain(meanwhile.text);
    for (const { title, action } of programs.cards) {
      expect(community).toContain(title);
      expect(community).toContain(`>${action.label}</a>`);
    }
    expect(community).toContain(`href="${organizationAddresses.COMMUNITY_CHAT_URL}"`);
    const donate = await read("/support");
    const buttons = donate.split(`href="${organizationAddresses.DONATION_URL}"`).length - 1;
    expect(buttons).toBe(1 + oneTime.tiers.length + monthly.tiers.length);
    expect(donate).not.toContain(notOpen.text);
    expect(await read("/")).not.toContain(hero.notOpen);
    expect(await read("/partner")).not.toContain(opportunities.cards[0]?.notOpen);
    expect(await read("/about")).not.toContain(noGifts.text);
    for (const [path, [money]] of grants) {
      expect(await read(path)).not.toContain(money?.notOpen);
      expect(await read(path)).toContain(money?.items[0]);
    }
    expect(promisesIn("/support", donate)).not.toEqual([]);
  });
});

describe("who runs the site", () => {
  const words = async ({ url }: Site, path: string) =>
    wordsOf(await (await fetch(url + path)).text())
      .replace(/\s+/g, " ")
      .replaceAll(" .", ".");
  const { legalName, registration, press, people, funders, report, taxStatus } = organizationFile;
  const registered = `${legalName}, ${registration.label} ${registration.number}`;

  it("is on record where it is set", async () => {
    const about = await words(whole, "/about");
    const facts = [registered, POSTAL_ADDRESS, "2023", funders, report, press, people].flatMap((fact) =>
      typeof fact === "string" ? [fact] : [fact].flat().flatMap((each) => Object.values(each)),
    );
    for (const fact of facts.filter((text) => !/^https|^2026/.test(text))) expect(about).toContain(fact);
    expect(about).toContain("2025: $41,200 in, $30,100 out");
    const donate = await words(whole, "/support");
    expect(donate).toContain(`${money.giftsGoTo} ${registered}. ${taxStatus}`);
    expect(donate).toContain(`${money.heading} (2025)`);
    for (const line of [
      "Gifts of 312 people $41,200",
      "Emergency grants 80% $24,080",
      `${money.leftOver} $11,100`,
      ...organizationFile.money.paid,
    ])
      expect(donate).toContain(line);
    expect(donate, "before it is opened").toContain("80% Emergency grants 20% Website and office");
    const html = await (await fetch(whole.url)).text();
    const unbroken = registered.replace(registration.number, '<span class="whitespace-nowrap">$&</span>');
    expect(readable(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? "")).toContain(unbroken);
    const data = readable(html.replace(/<script type="application\/ld\+json"[^>]*>|<\/script>/g, " "));
    expect(data).toContain(`"legalName":"${legalName}"`);
    expect(data).toContain(`"value":"${registration.number}"`);
    expect(html + about + donate).not.toContain("2026-10-03");
  });

  it.each([contactWords.en, contactWords.es])(
    "can be reached by post and by the press: $page.path",
    async ({ page: { path }, contactPage: { recordPanels } }) => {
      const facts = [recordPanels.letter, POSTAL_ADDRESS, recordPanels.press, ...Object.values(press)];
      const contact = await words(whole, path);
      for (const fact of facts) expect(contact).toContain(fact);
      const without = await words(site, path);
      for (const fact of facts) expect(without).not.toContain(fact);
    },
  );

  it("can be asked where it is not set", async () => {
    const check = checks.find(({ textWithoutPeople }) => textWithoutPeople);
    expect(await words(site, "/about")).toContain(check?.textWithoutPeople);
    const about = await words(whole, "/about");
    expect(about).toContain(check?.text);
    expect(about).not.toContain(check?.textWithoutPeople);
  });

  it("is nowhere hinted at where it is not", async () => {
    const about = await words(site, "/about");
    for (const label of [onRecord.registered, onRecord.funders, onRecord.people, onRecord.press])
      expect(about).not.toContain(label);
    expect(await words(site, "/support")).not.toContain(money.heading);
    expect(await (await fetch(site.url)).text()).not.toMatch(/legalName|contactPoint|"member"/);
  });
});

describe("every link of every page", () => {
  let pages: Walk["pages"] | undefined;

  it.each([
    ["nothing is set", () => site, false],
    ["all is set", () => whole, true],
  ] as const)("leads to a page and a place on it, and to what is set: %s", async (_, walked, isSet) => {
    const { broken, visited, outside, ...found } = await walk(walked().url, pages);
    pages = found.pages;
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(publicPaths.length);
    for (const address of Object.values(organizationAddresses)) {
      const link = address.includes("@") ? `mailto:${address}` : address;
      expect(outside.has(link), link).toBe(isSet);
    }
    expect([...outside].filter((link) => !isSet && /^mailto:[^?]/.test(link))).toEqual([]);
  });
});

it("names on the System page exactly the pages that wait for a setting", async () => {
  const read = async ({ url }: Site, path: string) => wordsOf(await (await fetch(url + path)).text());
  const differing: string[] = [];
  for (const path of publicPaths)
    if ((await read(site, path)) !== (await read(whole, path))) differing.push(path);
  const named = Object.keys(all).flatMap((name) => unsetEffects[name]?.pages ?? []);
  expect(differing.toSorted()).toEqual([...new Set(named)].toSorted());
});
