import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crisisHeading, emptyHelp } from "~/content/crisis-card";
import { page as news } from "~/content/news";
import { directoryWords as words } from "~/content/resources/resource-directory";
import { resourceReport } from "~/content/resources/resource-report";
import { page as support } from "~/content/resources/support-resources-page";
import { page as videos } from "~/content/videos";
import { dangerCopy, lineToGive } from "~/features/crisis/danger.copy";
import { type DangerFamily, dangerFamilies } from "~/lib/danger-family";
import { readable } from "../support/markup";
import { publicPosts } from "../support/public-posts";
import { readSearchQueries } from "../support/search-queries";
import { type Site, startSite } from "../support/server";
import { startSmtpSink } from "../support/smtp-sink";
import { cookieOf, makeStaff } from "../support/staff";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const { crisis, notCrisis } = readSearchQueries();

/** What is shown, on a page load and for `app/browser/filter.ts`, which asks for the same page. */
async function search(path: string, q: string): Promise<string> {
  const response = await fetch(`${site.url}${path}?q=${encodeURIComponent(q)}`);
  const html = readable(await response.text());
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

const WAYS = [
  "tel:988",
  "sms:988",
  "https://988lifeline.org",
  "sms:741741?&body=HOME",
  "tel:+18007997233",
  "tel:911",
];

/** Where the results begin, or what says that there are none. */
const resultsAt = (html: string) =>
  Math.min(
    ...["Showing 1-", "<article", emptyHelp.text].map((text) => html.indexOf(text)).filter((at) => at >= 0),
  );

const searched = [support.path, news.path, videos.path];

describe.each(searched)("a search on %s", (path) => {
  /** Each wording is searched for on one of the pages: all ask the same of it. */
  const itsShare = (wordings: readonly string[]) =>
    wordings.filter((_, place) => searched[place % searched.length] === path);

  it("shows the crisis card above its results for its share of the crisis wordings", {
    tags: ["@public-2.8"],
  }, async () => {
    expect(crisis.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    for (const q of itsShare(crisis)) {
      const html = await search(path, q);
      const card = html.slice(html.indexOf(crisisHeading), resultsAt(html));
      const isAbove = html.includes(crisisHeading) && WAYS.every((way) => card.includes(`href="${way}"`));
      if (!isAbove) wrong.push(q);
    }
    expect(wrong).toEqual([]);
  });

  it("shows no crisis card for words that only sound alike", async () => {
    const wrong: string[] = [];
    for (const q of itsShare(notCrisis.slice(0, 60))) {
      const html = await search(path, q);
      if (html.includes(crisisHeading)) wrong.push(q);
    }
    // Weights are right in most cases, as the unit test of the whole list holds.
    expect(wrong.length, wrong.join(", ")).toBeLessThanOrEqual(2);
  });

  it("shows 211 and 988 where nothing is found", async () => {
    const html = await search(path, "qzxv");
    const help = html.slice(html.indexOf(emptyHelp.text));
    for (const way of ["tel:211", "tel:988", "sms:988"]) expect(help).toContain(`href="${way}"`);
  });
});

/** What somebody types, the first way to reach a person, and a word that must be seen nowhere again. */
const told: Record<DangerFamily, { q: string; first: string; word: RegExp }> = {
  self: { q: "i want to kill myself", first: "tel:988", word: /kill/ },
  other: { q: "my son says he wants to kill himself", first: "tel:988", word: /my son/ },
  home: { q: "my husband hits me when he drinks", first: "tel:+18007997233", word: /husband/ },
  child: { q: "someone is touching my daughter", first: "tel:+18004224453", word: /daughter/ },
  overdose: { q: "she took all my pills and isnt breathing", first: "tel:911", word: /pills/ },
  trafficking: {
    q: "my boss took our passports and wont let us leave the farm",
    first: "tel:+18883737888",
    word: /passport/,
  },
  violence: { q: "im going to shoot my manager", first: "tel:911", word: /my manager/ },
};

/** The ways to reach a person, in the order of the page. */
const waysIn = (html: string) =>
  [...html.slice(html.indexOf(crisisHeading)).matchAll(/href="((?:tel|sms):[^"]*)"/g)].map(([, way]) => way);

async function pageAt(address: string) {
  const response = await fetch(new URL(address, site.url));
  return { response, html: readable(await response.text()) };
}

/** Sends a public form and follows to its confirmation. */
async function confirmation(name: string, changed: Record<string, string>, id: string) {
  const post = publicPosts(site, id).find(({ body, page }) => body.form === name && !page.startsWith("/es"));
  if (!post) throw new Error(`There is no form ${name}`);
  const body = new URLSearchParams({ ...post.body, ...changed });
  const answer = await fetch(site.url + post.action, { method: "POST", body, redirect: "manual" });
  expect(answer.status, name).toBe(303);
  return { email: post.email, ...(await pageAt(answer.headers.get("Location") ?? "")) };
}

describe("words that tell of danger", () => {
  it.each(dangerFamilies)(
    "of the family %s, in a search, lead to the right line first",
    {
      tags: ["@public-2.8"],
    },
    async (family) => {
      const { q, first, word } = told[family];
      const { response, html } = await pageAt(`${support.path}?q=${encodeURIComponent(q)}`);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.url).toMatch(/\?help=\d/);
      expect(waysIn(html)[0]).toBe(first);
      expect(waysIn(html)).toEqual(expect.arrayContaining(WAYS.filter((way) => !way.startsWith("https:"))));
      expect(word.test(html)).toBe(false);
    },
  );

  it("in a message have the right line first in every family, and staff get an urgent row and an urgent mail", {
    tags: ["@public-4.5"],
  }, async () => {
    const headers = { Cookie: await cookieOf(site, await makeStaff(site)) };
    const ids = new Map<DangerFamily, string>();
    for (const family of dangerFamilies) {
      const { q, first, word } = told[family];
      const message = `I was laid off in May.\n${q}`;
      const { email, response, html } = await confirmation("contact", { message }, `${family}.danger`);
      expect(response.headers.get("Cache-Control"), family).toBe("no-store");
      expect(waysIn(html)[0], family).toBe(first);
      expect(word.test(html)).toBe(false);
      expect(response.url).not.toMatch(word);
      expect(html.includes("Support requests are answered within 24 hours")).toBe(false);
      const messages = site.db.selectFrom("contact_submissions").select("id").where("email", "=", email);
      const { id } = await messages.executeTakeFirstOrThrow();
      ids.set(family, id);
      const inbox = await fetch(`${site.url}/admin/dashboard/inbox?row=contact:${id}`, { headers });
      const row = readable(await inbox.text());
      expect(row.includes(dangerCopy.families[family])).toBe(true);
      expect(row.includes(lineToGive(family))).toBe(true);
    }
    const sink = await startSmtpSink();
    const env = { SMTP_URL: sink.url, MAIL_FROM: "us@example.org", STAFF_MAIL_TO: "ann@example.org" };
    const worker = site.run("worker", [], { ...env, MAIL_PER_SECOND: "1000" });
    const mailAbout = (id: string) => sink.mails.find(({ mail }) => mail.text?.includes(id))?.mail;
    await waitFor("seven mails", () => [...ids.values()].every(mailAbout));
    await worker.end("SIGTERM");
    await sink.stop();
    for (const [family, id] of ids) {
      expect(mailAbout(id)?.subject, family).toMatch(/^Urgent: /);
      expect(mailAbout(id)?.text).not.toMatch(told[family].word);
    }
  });

  it.each([
    ["contact", { message: `${"The team was gone by noon. ".repeat(60)} ${told.child.q}` }, told.child],
    ["volunteer", { additionalInfo: told.home.q }, told.home],
    ["survey", { name: told.self.q }, told.self],
    ["partnership", { message: told.violence.q }, told.violence],
  ])(
    "in the form %s have the lines in its confirmation, also when it is sent twice",
    {
      tags: ["@public-4.4"],
    },
    async (name, changed, { first, word }) => {
      for (let time = 0; time < 2; time += 1) {
        const { html } = await confirmation(name, changed, "twice.danger");
        expect(waysIn(html)[0]).toBe(first);
        expect(word.test(html)).toBe(false);
      }
    },
  );
});

it.each([
  ["poison control", "tel:+18002221222"],
  ["Poison Help", "tel:+18002221222"],
  ["Childhelp", "tel:+18004224453"],
  ["human trafficking hotline", "tel:+18883737888"],
  ["988", "tel:988"],
  ["crisis text line", "sms:741741?&body=HOME"],
  ["National Domestic Violence Hotline", "tel:+18007997233"],
  ["Veterans Crisis Line", "tel:988"],
  ["love is respect", "tel:+18663319474"],
  ["runaway safeline", "tel:+18007862929"],
])("a search for %j leads to its number", { tags: ["@public-2.8"] }, async (q, number) => {
  const { html } = await pageAt(`${support.path}?q=${encodeURIComponent(q)}`);
  expect(html.slice(html.indexOf('id="results"')).includes(`href="${number}"`)).toBe(true);
});

describe("the directory", () => {
  const found = async (query: Record<string, string>) => {
    const { html } = await pageAt(`${support.path}?${new URLSearchParams(query)}`);
    return html.slice(html.indexOf('id="results"')).split("<article").slice(1);
  };

  it.each([
    ["how do I apply for unemployment in Ohio", "File for unemployment in Ohio"],
    ["evicton", "Local Rent and Eviction Help through 211"],
    ["desalojo", "Local Rent and Eviction Help through 211"],
  ])("finds what is needed by %j", { tags: ["@public-2.8"] }, async (q, title) => {
    expect((await found({ q }))[0]).toContain(title);
  });

  it("shows 211 first for words of tonight, and what is in another country only where it is named", {
    tags: ["@public-2.8"],
  }, async () => {
    const [first, second] = await found({ q: "on the street with my kids tonight" });
    expect(first).toContain("211 Help Line");
    expect(second).toContain("HUD Find Shelter");
    const inHousing = async (q: string) => (await found({ q, category: "Housing Assistance" })).join();
    expect(await inHousing("eviction")).not.toContain("England");
    expect(await inHousing("eviction in England")).toContain("England");
  });

  it("says that a search may be misunderstood, and shows 211 and kinds of help before guesses", {
    tags: ["@public-2.8"],
  }, async () => {
    const { html } = await pageAt(`${support.path}?q=purple+elephants+in+a+dancing+workshop`);
    const doubt = html.slice(html.indexOf(words.list.doubt.title)).split("<article")[0] ?? "";
    expect(doubt).toContain('href="tel:211"');
    expect(doubt).toContain("Training");
  });

  it("leads back from the report of an unknown entry", { tags: ["@public-2.8"] }, async () => {
    for (const query of ["", "?entry=999999", "?entry=__proto__"]) {
      const { response, html } = await pageAt(`${support.path}/report${query}`);
      expect(response.status, query).toBe(404);
      expect(html.includes(resourceReport.unknown.heading)).toBe(true);
      expect(html.includes(`href="${support.path}#directory"`)).toBe(true);
    }
  });
});
