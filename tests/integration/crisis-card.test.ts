import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crisisHeading, emptyHelp } from "~/content/crisis-card";
import { page as news } from "~/content/news";
import { page as support } from "~/content/resources/support-resources-page";
import { page as videos } from "~/content/videos";
import { readable } from "../support/markup";
import { readSearchQueries } from "../support/search-queries";
import { type Site, startSite } from "../support/server";

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

describe.each([support.path, news.path, videos.path])("a search on %s", (path) => {
  it("shows the crisis card above its results for every crisis wording", {
    tags: ["@public-2.8"],
  }, async () => {
    expect(crisis.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    for (const q of crisis) {
      const html = await search(path, q);
      const card = html.slice(html.indexOf(crisisHeading), resultsAt(html));
      const isAbove = html.includes(crisisHeading) && WAYS.every((way) => card.includes(`href="${way}"`));
      if (!isAbove) wrong.push(q);
    }
    expect(wrong).toEqual([]);
  });

  it("shows no crisis card for words that only sound alike", async () => {
    const wrong: string[] = [];
    for (const q of notCrisis.slice(0, 20)) {
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
