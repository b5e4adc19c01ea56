import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { planOf } from "#tests/support/query-plans";
import type { Database } from "~/database/open-database.server";
import { loadResults } from "~/features/survey/survey.queries.server";
import { newsFeed } from "./news-feed.server";
import { loadLatestNews, loadNewsPage } from "./news-page.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const SOURCES = ["Daily", "Daily Post", "<b>Weekly</b> &amp; Co", null];

/** `count` articles, one every three days with four of the same day, from four sources in turn. */
async function publish(count: number, title = "Strike"): Promise<void> {
  await sql`
    with recursive numbers(number) as (select 0 union all select number + 1 from numbers where number < ${count - 1})
    insert into articles (title, summary, source, url, published_date, created_at)
    select ${title} || ' ' || number, '', value, 'https://example.org/' || number,
      date('2026-11-20', '-' || (number / 4 * 3) || ' days'), '2026-11-20T00:00:00.000Z'
    from numbers join json_each(${JSON.stringify(SOURCES)}) on key = number % 4 order by number`.execute(db);
}

const load = (query: { q?: string; source?: string; page?: number }) =>
  loadNewsPage(db, { q: "", source: "", page: 1, ...query });

async function listed(query: { q?: string; source?: string }): Promise<string[]> {
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const { articles, slice } = await load({ ...query, page });
    titles.push(...articles.map(({ plainTitle }) => plainTitle));
    if (page >= slice.pageCount) {
      expect(titles).toHaveLength(slice.total);
      return titles;
    }
  }
}

async function stored(sources: readonly (string | null)[]): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["title", "source"])
    .where("is_hidden", "=", 0)
    .orderBy("published_date", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.filter(({ source }) => sources.includes(source)).map(({ title }) => title);
}

describe("the pages of the news", () => {
  it.each<[string, string, (string | null)[]]>([
    ["all articles", "", SOURCES],
    ["a source", "Weekly & Co", ["<b>Weekly</b> &amp; Co"]],
    ["sources that hold a text", "daily", ["Daily", "Daily Post"]],
  ])(
    "hold %s once, newest first, also in a search",
    { tags: ["@public-7.1"] },
    async (_, source, sources) => {
      await publish(150);
      await sql`update articles set is_hidden = 1 where id % 7 = 0`.execute(db);
      const expected = await stored(sources);
      expect(await listed({ source })).toEqual(expected);
      expect(await listed({ source, q: "strikes" })).toEqual(expected);
    },
  );

  it("hold nothing in a search of a source that no article has", async () => {
    await publish(8);
    // The index alone tells the others apart.
    await sql`delete from articles where source is null or source like '<%'`.execute(db);
    const page = await load({ q: "strikes", source: "UNION SELECT" });
    // Without names, the page could not be read.
    expect(page).toMatchObject({ articles: [], sources: ["Daily", "Daily Post"] });
  });

  it("count articles that are added, changed, hidden, shown and deleted", async () => {
    const counted = () =>
      sql`select source, month, total from article_counts order by source, month`.execute(db);
    const grouped = () =>
      sql`select coalesce(source, '') as source, substr(published_date, 1, 7) as month, count(*) as total
        from articles where is_hidden = 0 group by 1, 2 order by 1, 2`.execute(db);
    await publish(60);
    for (const change of [
      sql`update articles set is_hidden = 1 where id % 3 = 0`,
      sql`update articles set source = 'Daily' where id % 5 = 0`,
      sql`update articles set published_date = '2020-01-01T10:00:00.000Z', source = null where id % 4 = 0`,
      sql`update articles set is_hidden = 0 where id % 6 = 0`,
      sql`delete from articles where id % 2 = 0`,
    ]) {
      await change.execute(db);
      expect((await counted()).rows).toEqual((await grouped()).rows);
    }
    await db.deleteFrom("articles").execute();
    expect((await counted()).rows).toEqual([]);
  });

  it("are 250 at most in a search, which says that there are more", { tags: ["@public-7.1"] }, async () => {
    await publish(3_002);
    expect(await load({ q: "strike", page: 9999 })).toMatchObject({
      hasMore: true,
      slice: { page: 250, to: 3_000, total: 3_000 },
    });
    await db.deleteFrom("articles").where("id", "<=", 2).execute();
    expect(await load({ q: "strike" })).toMatchObject({ hasMore: false, slice: { total: 3_000 } });
    expect(await load({})).toMatchObject({ hasMore: false, slice: { total: 3_000 } });
  });
});

const growing = /^SCAN (articles|ai_impact_surveys|form_analytics)( USING .*)?$/;

describe("a public page", () => {
  it.each<[string, (spied: Database) => Promise<unknown>]>([
    ["Home", loadLatestNews],
    ["the feed", (spied) => newsFeed(spied, { name: "Site", url: "https://site.example" })],
    ["News", (spied) => loadNewsPage(spied, { q: "", source: "", page: 1 })],
    ["a source", (spied) => loadNewsPage(spied, { q: "", source: "Daily", page: 2 })],
    ["a search", (spied) => loadNewsPage(spied, { q: "strike", source: "", page: 2 })],
    ["a search in a source", (spied) => loadNewsPage(spied, { q: "strike", source: "Daily", page: 1 })],
    ["Survey results", loadResults],
  ])("reads no growing table from its beginning to its end: %s", async (_, read) => {
    await publish(100);
    const steps = await planOf(db, read);
    expect(steps).not.toEqual([]);
    expect(steps.filter((step) => growing.test(step))).toEqual([]);
  });

  it("reads the months of a late page, and none before them", async () => {
    await publish(100);
    const steps = await planOf(db, (spied) => loadNewsPage(spied, { q: "", source: "", page: 8 }));
    expect(steps.filter((step) => step.includes("articles_public"))).toEqual([
      expect.stringMatching(/\(is_hidden=\? AND published_date>\? AND published_date<\?\)$/),
    ]);
  });

  it("which counts a whole table would be noticed", async () => {
    const steps = await planOf(db, (spied) => sql`select count(*) from articles`.execute(spied));
    expect(steps.filter((step) => growing.test(step))).toHaveLength(1);
  });
});
