import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { type Database, openDatabase } from "~/database/open-database.server";
import { setTimeZone } from "~/lib/time/time-zone";
import { newsFeed } from "./news-feed.server";

let db: Database;

beforeEach(async () => {
  db = await openTestDatabase();
});

afterEach(() => db.destroy());

const site = { name: "Workers & Co", url: "https://site.example" };

async function publish(sample: { title?: string; summary?: string; url?: string; published_date?: string }) {
  const row = {
    title: "Title",
    summary: "",
    url: `https://example.org/${Math.random()}`,
    published_date: "2026-09-01",
  };
  await db
    .insertInto("articles")
    .values({ ...row, source: "The Paper", created_at: "2026-09-02T00:00:00.000Z", ...sample })
    .execute();
}

const items = (feed: string) => feed.split("<item>").length - 1;

describe("newsFeed", () => {
  it("names the site and itself", async () => {
    const feed = await newsFeed(db, site);
    expect(feed).toContain("<title>AI Job Displacement News – Workers &amp; Co</title>");
    expect(feed).toContain("<link>https://site.example/news</link>");
    expect(feed).toContain('<atom:link href="https://site.example/news.rss" rel="self"');
    expect(items(feed)).toBe(0);
  });

  it("writes an article with its URL, day, source and safe text", async () => {
    await publish({
      title: "<b>Jobs</b> &amp; wages ]]> \u0007",
      summary: "A <em>survey</em><script>alert(1)</script> of 5 &lt; 6",
      url: "https://example.org/?a=1&b=2",
    });
    const feed = await newsFeed(db, site);
    expect(feed).toContain("<title><![CDATA[Jobs & wages ]]]]><![CDATA[>]]></title>");
    expect(feed).toContain("<link>https://example.org/?a=1&amp;b=2</link>");
    expect(feed).toContain("<description><![CDATA[A <em>survey</em> of 5 &lt; 6]]></description>");
    expect(feed).toContain("<pubDate>Tue, 01 Sep 2026 00:00:00 GMT</pubDate>");
    expect(feed).toContain("<category>The Paper</category>");
    expect(feed).not.toContain("\u0007");
  });

  it("writes the day of an article as the organization's clocks begin it", async () => {
    onTestFinished(() => setTimeZone("UTC"));
    setTimeZone("America/New_York");
    await publish({});
    expect(await newsFeed(db, site)).toContain("<pubDate>Tue, 01 Sep 2026 04:00:00 GMT</pubDate>");
  });

  it("leaves out articles without a web address or a date", async () => {
    await publish({ url: "javascript:alert(1)" });
    await publish({ published_date: "soon" });
    await publish({});
    expect(items(await newsFeed(db, site))).toBe(1);
  });

  it("holds the newest fifty", async () => {
    for (let day = 0; day < 53; day += 1) {
      const published_date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
      await publish({ title: `Day ${day}`, published_date });
    }
    const feed = await newsFeed(db, site);
    expect(items(feed)).toBe(50);
    expect(feed).toContain("Day 52]");
    expect(feed).not.toContain("Day 2]");
  });

  it("fails rather than say that there is no news", async () => {
    const unready = openDatabase(":memory:");
    await expect(newsFeed(unready, site)).rejects.toThrow();
    await unready.destroy();
  });
});
